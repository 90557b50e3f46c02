/** Those with groups. */
export const GROUPED: Readonly<Record<string, string>> = {
  architecture: `flowchart TB
  subgraph kanal[Kanallar]
    app[Uygulama ve web]
    mp[marketplace-hub]
    cockpit[cockpit]
  end
  subgraph cekirdek[Çekirdek]
    cart[cart-api]
    camp[campaign-engine]
    order[order-api]
    pay[payment-api]
    vendor[vendor-api]
    catalog[catalog-api]
  end
  mq[(RabbitMQ)]
  subgraph kenar[Kenar]
    search[bisearch]
    notif[notification-worker]
    inv[invoice-bridge]
    op[operation-bridge]
  end
  app --> cart
  cart --> camp
  cart --> catalog
  app --> order
  mp --> order
  cockpit --> order
  order --> pay
  order --> vendor
  order --> mq
  catalog --> mq
  mq --> search
  mq --> notif
  mq --> inv
  mq --> op`,
  'groups with a direction': `flowchart LR
  subgraph once[Önce]
    direction TB
    a[Yaz] --> b[Yerelde bak]
  end
  subgraph sonra[Sonra]
    direction TB
    c[İncele] --> d[Yayımla]
  end
  once --> sonra`,
  'groups with a direction, linked from outside': `flowchart LR
  subgraph once[Önce]
    direction TB
    a[Yaz] --> b[Yerelde bak] --> e[Düzelt]
  end
  subgraph sonra[Sonra]
    direction TB
    c[İncele] --> d[Yayımla]
  end
  x[Fikir] --> a
  b --> c
  e -->|hazır| d
  d --> y[Okur]`,
  'nested groups': `flowchart TB
  subgraph dis[Dış bölge]
    subgraph ic[İç bölge]
      a[Bir] --> b[İki]
    end
    subgraph oteki[Öteki iç bölge]
      c[Üç] --> d[Dört]
    end
    b --> c
  end
  e[Dışarıda] --> a
  d --> f[Sonra]`,
  'three levels': `flowchart LR
  subgraph bulut[Bulut]
    subgraph ag[Ağ]
      subgraph kume[Küme]
        p1[Pod 1]
        p2[Pod 2]
      end
      lb[Dengeleyici]
    end
    db[(Veri)]
  end
  k[Kullanıcı] --> lb --> p1 & p2
  p1 & p2 --> db
  k -.-> db`,
  'edges to groups': `flowchart TB
  subgraph one [Birinci grup]
    a1 --> a2
  end
  subgraph two [İkinci grup]
    b1 --> b2
  end
  start([Başla]) --> one
  one --> two
  a2 --> b1
  two -->|biter| son((Son))`,
  'edges to nested groups': `flowchart LR
  subgraph A[Dış]
    subgraph B[İç]
      b1 --> b2
    end
    a1 --> B
  end
  x --> A
  B --> y
  x --> B`,
  'self loop in a group': 'flowchart TD\nsubgraph g[Grup]\na --> a\na --> b\nend\nc --> a\nb --> b',
  'long labels sideways': `flowchart LR
  a[Müşterinin siparişini iptal edebilmesi] -->|koşulların tamamı sağlanıyorsa| b[İade başlatılır]
  a -->|aksi hâlde| c[Destek kaydı açılır]
  subgraph g[Çok uzun bir grup başlığı, içindekilerden geniş]
    b --> d[x]
  end`,
  'two clusters, many links between them': `flowchart LR
  subgraph s[Servisler]
    a[order-api]
    b[cart-api]
    c[payment-api]
    d[vendor-api]
  end
  subgraph v[Veri]
    m[(MySQL)]
    r[(Redis)]
    q[(RabbitMQ)]
  end
  a --> m & r & q
  b --> r & m
  c --> m & q
  d --> q
  q -->|olay| d
  q -->|olay| a`,
  'group between two nodes that are linked': `flowchart TD
  a[Başla] --> b
  subgraph g[Ara işler]
    b[Bir] --> c[İki]
    x[Ayrı] --> y[Başka]
  end
  c --> d[Bitir]
  a --> d
  a -->|atla| d`,
  disconnected: 'flowchart LR\na --> b\nc --> d\ne\nsubgraph g[Ayrı]\nf --> h\nend\nsubgraph bos[Boş grup]\nend',
  'groups side by side, linked both ways': `flowchart TB
  subgraph sol[Sol]
    a --> b
  end
  subgraph sag[Sağ]
    c --> d
  end
  a --> d
  c --> b
  b --> c`,
  'back to the start across groups': `flowchart LR
  subgraph g1[Al]
    a --> b
  end
  subgraph g2[İşle]
    c --> d
  end
  subgraph g3[Ver]
    e --> f
  end
  b --> c
  d --> e
  f --> a
  a --> e`,
  'group against the direction, with links': `flowchart TB
  s[Başlangıç] --> a
  subgraph yatay[Yatay grup]
    direction LR
    a[Bir] --> b[İki] --> c[Üç]
  end
  c --> t[Son]
  s --> t
  b --> u[Yan]`,
};
