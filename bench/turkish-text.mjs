/** Turkish words and sentences for generated pages. */

const NOUNS =
  'sipariş sepet ödeme kurye müşteri ürün stok fiyat kampanya adres teslimat iade fatura kullanıcı servis kuyruk olay veritabanı önbellek istek yanıt hata günlük ölçüm uyarı sürüm dağıtım yapılandırma bağlantı oturum anahtar yetki rapor tablo alan kayıt dizin arama öneri sayfa bileşen ekran panel düğme form liste harita bölge şube mağaza tedarikçi depo raf barkod kupon puan bildirim ileti şablon görev zamanlayıcı işçi küme düğüm kapsayıcı ağ geçit vekil sertifika sır ortam değişken modül paket test senaryo akış adım kural sınır eşik süre gecikme deneme'.split(
    ' ',
  );
const ADJECTIVES =
  'yeni eski hızlı yavaş güvenli geçici kalıcı ortak bağımsız zorunlu isteğe-bağlı boş dolu geçerli geçersiz büyük küçük açık kapalı yerel uzak ilk son ana yedek'.split(
    ' ',
  );
const VERBS =
  'gönderilir okunur yazılır silinir güncellenir doğrulanır bekletilir denenir kaydedilir bölünür birleştirilir sıralanır süzülür hesaplanır gösterilir gizlenir açılır kapatılır taşınır ölçülür izlenir sınırlanır'.split(
    ' ',
  );
const LINKERS = [
  've',
  'ile',
  'ya da',
  'için',
  'gibi',
  'kadar',
  'sonra',
  'önce',
  'ancak',
  'çünkü',
  'böylece',
  'üzerinden',
  'arasında',
];

const capital = (/** @type {string} */ text) => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);

/**
 * @param {import('./random.mjs').Random} random
 * @returns {string} two or three words with a capital letter
 */
export function createTitle(random) {
  const words = [random.pick(ADJECTIVES), random.pick(NOUNS), random.pick(NOUNS)];
  return capital(words.slice(random.between(0, 1)).join(' '));
}

/** @param {import('./random.mjs').Random} random */
export const createNoun = (random) => random.pick(NOUNS);

/**
 * @param {import('./random.mjs').Random} random
 * @param {number} words about how many
 * @returns {string} whole sentences
 */
export function createText(random, words) {
  const sentences = [];
  let count = 0;
  while (count < words) {
    const length = random.between(7, 14);
    const parts = [];
    for (let index = 0; index < length - 1; index++) {
      if (index % 3 === 2) parts.push(random.pick(LINKERS));
      else parts.push(random.pick(index % 3 === 0 ? ADJECTIVES : NOUNS));
    }
    parts.push(random.pick(VERBS));
    // A little inline markup, as real pages have.
    const marked = random.between(0, 5);
    if (marked === 0) parts[1] = `**${parts[1]}**`;
    if (marked === 1) parts[1] = `\`${parts[1]}\``;
    sentences.push(`${capital(parts.join(' '))}.`);
    count += length;
  }
  return sentences.join(' ');
}
