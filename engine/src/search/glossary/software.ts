/** Writing and shipping software. A line is a group of equal words; `a > b` leads one way. */
export const SOFTWARE = `
hata, error
istisna, exception
uyarı, warning
hata ayıklama, debug, debugging
hata ayıklayıcı, debugger
kusur, bug
yama, patch
düzeltme, fix, hotfix
sürüm, versiyon, version
yayın, release
sürüm notları, release notes, changelog, değişiklik günlüğü
dağıtım, deploy, deployment, yayına alma, canlıya alma
geri alma, rollback, revert
depo, repo, repository
dal, branch
birleştirme, merge
çekme isteği, pull request, merge request
gözden geçirme, inceleme, review
çatışma, conflict
işleme, commit
etiket, tag, label
çatal, fork
klon, clone
kaynak kod, source code
kod tabanı, codebase
derleme, build, compile
derleyici, compiler
paket, package
bağımlılık, dependency
kitaplık, kütüphane, library
çatı, framework
eklenti, plugin, extension, addon
modül, module
bileşen, component
arayüz, interface
kullanıcı arayüzü, ui, user interface
kullanıcı deneyimi, ux
ön yüz, önyüz, frontend
arka uç, arka yüz, backend
uç nokta, endpoint
istek, request
yanıt, cevap, response
başlık, header
gövde, body
parametre, parameter, param
sorgu, query
sorgu dizesi, query string
yük, payload
şema, schema
alan, field
nesne, object
dizi, array
liste, list
tablo, table
satır, row
sütun, kolon, column
dize, metin, string
sayı, number
mantıksal, boolean
boş değer, null
değişken, variable
sabit, constant
işlev, fonksiyon, function
yöntem, metot, method
sınıf, class
kalıtım, inheritance
döngü, loop
koşul, condition
geri çağrı, callback
eşzamansız, asenkron, async
eşzamanlı, senkron, sync
eşzamanlılık, concurrency
iş parçacığı, thread
süreç, process
kilit, lock
kilitlenme, deadlock
yarış durumu, race condition
bellek, hafıza, memory
bellek sızıntısı, memory leak
önbellek, cache
önbelleğe alma, caching
çöp toplama, garbage collection
yığın izi, stack trace, stacktrace
günlük, log
günlükleme, logging
test, sınama
birim testi, unit test
uçtan uca test, e2e, end to end
tümleşim testi, entegrasyon testi, integration test
kapsama, coverage
sahte, mock
deneme ortamı, sandbox
geliştirme ortamı, dev, development
hazırlık ortamı, staging, stage
üretim ortamı, canlı, production, prod
yerel, local, localhost
ortam, environment, env
ortam değişkeni, environment variable
yapılandırma, konfigürasyon, config, configuration
ayar, setting, settings
bayrak, flag
özellik bayrağı, feature flag, feature toggle
özellik, feature
gereksinim, requirement
belge, doküman, dokümantasyon, documentation, docs
kılavuz, rehber, guide
öğretici, tutorial
örnek, example
şablon, template
taslak, draft
sözlük, glossary
sık sorulan sorular, sss, faq
başlangıç, getting started, quickstart
kurulum, yükleme, installation, install, setup
kaldırma, uninstall
güncelleme, update
yükseltme, upgrade
düşürme, downgrade
göç, taşıma, migration
geriye dönük uyumluluk, backward compatibility
kullanımdan kaldırma, deprecation, deprecated
mimari, architecture
mikroservis, microservice
servis, hizmet, service
istemci, client
sunucu, server
ağ geçidi, gateway
vekil, proxy
ara katman, middleware
oturum, session
çerez, cookie
yönlendirme, redirect
yönlendirici, router
bağlantı, link
adres, url
alan adı, domain
alt alan adı, subdomain
kimlik doğrulama, authentication
yetkilendirme, authorization
yetki, izin, permission
rol, role
kapsam, scope
erişim, access
belirteç, jeton, token
anahtar, key
gizli anahtar, secret key
parola, şifre, password
sır, secret
şifreleme, encryption
çözme, decryption
imza, signature
özet, hash
sertifika, certificate
güvenlik, security
güvenlik açığı, vulnerability
güvenlik duvarı, firewall
iki adımlı doğrulama, iki faktörlü, 2fa, mfa
tek oturum açma, sso, single sign on
oturum açma, giriş yapma, login, sign in
oturum kapatma, çıkış yapma, logout, sign out
kayıt olma, üye olma, register, sign up
kullanıcı adı, username
kullanıcı, user
yönetici, admin, administrator
arama, search
dizin, indeks, index
süzme, filtre, filtreleme, filter
sıralama, sort, sorting
sayfalama, pagination
önerme, öneri, suggestion
tamamlama, autocomplete
bildirim, notification
anlık bildirim, push notification, push
uygulama, app, application
mobil, mobile
masaüstü, desktop
tarayıcı, browser
ekran, screen
sayfa, page
sekme, tab
düğme, buton, button
açılır liste, dropdown
kutucuk, checkbox
kenar çubuğu, sidebar
gezinme, navigation
simge, ikon, icon
görsel, resim, fotoğraf, image, picture
yazı tipi, font
koyu tema, dark mode
erişilebilirlik, accessibility, a11y
yerelleştirme, localization, l10n
uluslararasılaştırma, internationalization, i18n
çeviri, translation
dil, language
saat dilimi, timezone, time zone
zaman damgası, timestamp
düzenli ifade, regex, regexp
betik, script
komut satırı, terminal, cli, command line
kabuk, shell
komut, command
dosya, file
klasör, folder, directory
dışa aktarma, export
içe aktarma, import
indirme, download
karşıya yükleme, upload
yazılım geliştirme kiti, sdk
açık kaynak, open source
yapay zeka, ai, artificial intelligence
makine öğrenmesi, machine learning
`;
