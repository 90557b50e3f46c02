/** Ordering, payment, delivery and support. A line is a group of equal words; `a > b` leads one way. */
export const COMMERCE = `
sipariş, order
sepet, cart, basket
ödeme, payment
ödeme sayfası, checkout
iade, geri ödeme, para iadesi, refund
iptal, cancel, cancellation
ters ibraz, itiraz, chargeback
ön provizyon, provizyon, preauth, preauthorization
tahsilat, çekim, charge, capture
çift çekim, mükerrer çekim, iki kez çekim, double charge
kart, card
banka kartı, debit card
kredi kartı, credit card
kayıtlı kart, saved card
sanal kart, virtual card
yemek kartı, meal card
taksit, installment
cüzdan, wallet
bakiye, balance
havale, eft, bank transfer
mutabakat, reconciliation
hakediş, settlement, payout
komisyon, commission
ücret, fee
fiyat, price
tutar, amount
toplam, total
vergi, tax
kdv, vat
para birimi, currency
lira, tl, try
kuruş > lira
döviz, foreign currency
kur, exchange rate
fatura, invoice
makbuz, fiş, receipt
irsaliye, waybill
muhasebe, accounting
indirim, discount
kampanya, promosyon, campaign, promotion
kupon, coupon, voucher
indirim kodu, promosyon kodu, promo code
puan, points
sadakat, loyalty
hediye, gift
hediye kartı, gift card
bedava, ücretsiz, free
abonelik, subscription
deneme süresi, trial
yenileme, renewal
ürün, product
ürün kodu, stok kodu, sku
barkod, barcode
katalog, catalog
kategori, category
marka, brand
stok, stock, inventory
stokta yok, tükendi, out of stock
varyant, seçenek, variant
adet, miktar, quantity
depo, warehouse
depozito, deposit
kap, ambalaj, packaging
mağaza, dükkan, store, shop
satıcı, bayi, vendor, seller, merchant
iş ortağı, ortak, partner
tedarikçi, supplier
pazaryeri, pazar yeri, marketplace
restoran, lokanta, restaurant
şube, branch office
müşteri, customer
alıcı, buyer
ziyaretçi, visitor
kurye, courier
motokurye, rider
sürücü, şoför, driver
kargo, gönderi, shipment
gönderim, shipping
teslimat, teslim, delivery
teslimat ücreti, kargo ücreti, delivery fee, shipping fee
teslimat süresi, delivery time
teslimat bölgesi, teslimat alanı, delivery area, delivery zone
gel al, pickup
kargo takibi, sipariş takibi, order tracking
takip numarası, tracking number
rota, güzergah, route
konum, lokasyon, location
harita, map
adres, address
posta kodu, zip code, postal code
tahmini varış, eta
gecikme, delay
çalışma saatleri, açılış saatleri, opening hours, working hours
tatil, holiday
resmi tatil, bayram, public holiday
kapalı, closed
açık, open
onay, approval
onaylama, approve, confirm
ret, reddetme, reject, decline
beklemede, pending
başarısız, failed
başarılı, successful
durum, status
geçiş, transition
destek, support
destek talebi, talep, support ticket
müşteri hizmetleri, customer service, call center, çağrı merkezi
temsilci, agent
şikayet, complaint
geri bildirim, feedback
değerlendirme, yorum, review
puanlama, rating
anket, survey
memnuniyet, satisfaction
sohbet, chat
canlı destek, live chat
e posta, mail, email
kısa mesaj, sms
telefon, cep, phone
telefon numarası, phone number
iletişim, contact
arama, call
üst kademeye aktarma, eskalasyon, escalation
öncelik, priority
acil, urgent
aciliyet, urgency
çözüm, resolution
geçici çözüm, workaround
bilinen sorun, known issue
sorun, problem, issue
sorun giderme, troubleshooting
nasıl yapılır, how to
dolandırıcılık, sahtekarlık, fraud
doğrulama, verification
doğrulama kodu, onay kodu, otp, verification code
kimlik, identity
hesap, account
profil, profile
üyelik, membership
sözleşme, contract, agreement
şartlar, terms
gizlilik, privacy
rıza, consent
yetki sınırı, limit
limit, sınır
kayıp, lost
hasarlı, kırık, damaged, broken
eksik, missing
yanlış, wrong, incorrect
geç, late
iphone, ios
apple > ios
telefon > mobil
cihaz, device
terminal, pos
yazıcı, printer
`;
