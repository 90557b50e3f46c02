import { GROUPED } from './grouped-flowcharts.ts';

/** Flowcharts of many forms, on which the layout is checked. Each is here for something that a layout gets wrong easily. */
export const FLOWCHARTS: Readonly<Record<string, string>> = {
  ...GROUPED,
  chain: 'graph LR\nA[Sepet] --> B[Sipariş] --> C[Mutfak] --> D[Kurye] --> E[Teslimat]',
  'top down': 'graph TD; A[Order] --> B{Paid?}; B -->|yes| C[Kitchen]; B -->|no| D[Cancelled];',
  'bottom up': 'flowchart BT\nA[Kaynak] --> B[Ara] --> C[Hedef]\nA --> C',
  'right to left': 'flowchart RL\nA[Kaynak] -->|önce| B[Ara] -->|sonra| C[Hedef]\nA ==> C',
  'skips a layer': 'flowchart TB\na --> b --> c --> d\na --> d\nb --> d\na --> c',
  'skips a layer sideways': 'flowchart LR\na[bir] --> b[iki] --> c[üç] --> d[dört]\na --> d\na --> c\nb --> d',
  cycle: 'flowchart TD\nA --> B --> C --> A\nC --> D --> B',
  'cycle sideways with labels': `flowchart LR
  k[Kuyrukta] -->|tüketici aldı| i[İşleniyor]
  i -->|ack| s[Silindi]
  i -->|1. ve 2. nack| b[Bekleme kuyruğu]
  b -->|5 sn, 30 sn| k
  i -->|3. nack| d[Ölü mektup]`,
  'self loops': 'flowchart TD\nA[Dene] --> A\nA -->|oldu| B\nB -->|yeniden| B\nB --> C',
  'self loops sideways': 'flowchart LR\nA[Dene] --> A\nA -->|oldu| B\nB -->|yeniden| B\nB --> C',
  parallel:
    'flowchart LR\nm[Marka] -->|dağıtım hakkı| b[Bölge]\nm -->|bölge fiyatı| b\nb --> v[Bayi]\nv -->|damacana| k[Müşteri]\nk -->|boş kap| v',
  'parallel without labels': 'flowchart TD\nA --> B\nA -.-> B\nA ==> B\nB --> A',
  'long labels': `flowchart TD
  a[Müşterinin siparişini iptal edebilmesi için gereken bütün koşulların denetlendiği uzun adım] -->|koşulların tamamı sağlanıyorsa ve bayi henüz yola çıkmadıysa| b[İade başlatılır]
  a -->|aksi hâlde| c[Destek kaydı açılır ve müşteri temsilcisine yönlendirilir]
  b --> d{Ödeme yöntemi yemek kartı mı, yoksa banka kartı mı?}
  d -->|yemek kartı| e[Sağlayıcının sonraki iş günü mutabakatı beklenir]
  d -->|banka kartı| f[Çekilemeyen tutar bloke olarak kalır]`,
  'fan out and in': `flowchart LR
  a --> b1 & b2 & b3 & b4 & b5 & b6 --> c
  a --> c`,
  'all to all': 'flowchart TB\na & b & c & d --> e & f & g & h',
  'many edges': `flowchart TD
  n1 --> n2 & n3 & n4
  n2 --> n5 & n6
  n3 --> n5 & n7
  n4 --> n6 & n7 & n8
  n5 --> n9
  n6 --> n9 & n10
  n7 --> n10
  n8 --> n10 & n1
  n9 --> n11
  n10 --> n11 & n3
  n1 --> n11`,
  shapes: `flowchart LR
  a[rect] --> b(round) --> c([stadium]) --> d[[subroutine]] --> e[(database)]
  f((circle)) --> g>flag] --> h{diamond} --> i{{hexagon}} --> j[/lean right/]
  k[\\lean left\\] --> l[/trapezoid\\] --> m[\\other/] --> n(((double))) --> a
  e --> f
  j --> k`,
  'new shapes': `flowchart TD
  a@{ shape: cyl, label: "Veri" } --> b@{ shape: diam, label: "Tamam mı?" }
  b -- evet --> c@{ shape: stadium, label: "Bitti" }
  b -- hayır --> d@{ shape: hex }`,
  breaks:
    'flowchart TD\nA["Birinci satır<br/>ikinci satır<br>üçüncü"] -- "iki<br/>satır" --> B(Tek)\nB --> C["a #quot;b#quot; &amp; c"]',
  styles: `flowchart LR
  classDef uyari fill:#fde,stroke:#c36,stroke-width:2px,color:#402
  classDef default font-size:14px
  a[Olağan] --> b[Uyarı]:::uyari --> c
  class c uyari
  style a fill:#bbf,stroke:#333
  linkStyle 0 stroke:#f66,stroke-width:3px
  linkStyle default opacity:0.9`,
  'kinds of links': `flowchart LR
  a --- b
  a -.- c
  a === d
  b --o e
  c --x f
  d <--> g
  e o--o h
  f x--x h
  g <-.-> h
  g ~~~ a
  a ---> h
  b -- metin --- c
  c == kalın ==> d
  d -. noktalı .-> e`,
  'without spaces': 'graph LR;A-->B;B---C;C-.->D;D==>A;A--metin-->C',
  'Turkish names':
    'flowchart TD\nbaşla[Başla] --> öde{Ödendi mi?}\nöde -->|evet| çık[Yola çık]\nöde -->|hayır| iptal_et[İptal et]\nçık --> başla',
};
