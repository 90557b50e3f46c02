/** Running systems. A line is a group of equal words; `a > b` leads one way. */
export const OPERATIONS = `
olay, vaka, incident
olay incelemesi, olay sonrası inceleme, postmortem, post mortem
kök neden, root cause
kesinti, outage, downtime
çalışma süresi, uptime
bakım, maintenance
nöbet, on call, oncall
nöbetçi, on call
müdahale kılavuzu, runbook, playbook
alarm, alert
uyarı kuralı, alert rule
izleme, gözlem, monitoring
gözlemlenebilirlik, observability
pano, gösterge paneli, dashboard
ölçü, metrik, metric
iz, trace
iz sürme, tracing
eşik, threshold
gecikme, latency, lag
bekleme süresi, delay
zaman aşımı, timeout
yavaş, slow
yavaşlık, slowness, performans sorunu
başarım, performans, performance
verim, throughput
yük, load
yük testi, load test, stress test
yük dengeleyici, load balancer
ölçekleme, scaling
otomatik ölçekleme, autoscaling
kapasite, capacity
kota, quota
hız sınırı, istek sınırı, rate limit, rate limiting
kısma, throttling
devre kesici, circuit breaker
yeniden deneme, tekrar deneme, retry
geri çekilme, backoff
hata payı, error budget
hizmet düzeyi, sla, slo
güvenilirlik, reliability
yedeklilik, redundancy
yüksek erişilebilirlik, high availability
yük devretme, failover
felaket kurtarma, disaster recovery
yedek, yedekleme, backup
geri yükleme, restore, recovery
anlık görüntü, snapshot
kopya, replika, replica
çoğaltma, replikasyon, replication
birincil, primary, master
ikincil, secondary, standby
bölümleme, partition, partitioning
parçalama, sharding, shard
veritabanı, veri tabanı, database, db
bağlantı havuzu, connection pool
işlem, transaction
sorgu planı, query plan, explain plan
yavaş sorgu, slow query
kuyruk, queue
mesaj, ileti, message
mesajlaşma, messaging
ölü mektup, dead letter, dlq
üretici, producer
yayımcı, publisher
tüketici, consumer
abone, subscriber
konu, topic
olay akışı, event stream
olay, event
akış, stream
toplu iş, batch
zamanlanmış iş, zamanlanmış görev, cron, cronjob, scheduled job
iş, görev, job, task
işçi, worker
küme, cluster
düğüm, node
kapsayıcı, konteyner, container
kapsayıcı imajı, docker image
imaj, image
ad alanı, namespace
kubernetes, k8s
pod > kapsayıcı
yeniden başlatma, restart, reboot
başlatma, start
durdurma, stop
çökme, crash
takılma, donma, hang, freeze
bellek yetersiz, out of memory, oom, oomkilled
disk dolu, disk full
işlemci, cpu
boru hattı, hat, pipeline
sürekli tümleştirme, ci, continuous integration
sürekli dağıtım, cd, continuous deployment
çalıştırıcı, runner
altyapı, infrastructure, infra
kod olarak altyapı, infrastructure as code, iac
bulut, cloud
sanal makine, virtual machine, vm
sunucusuz, serverless
bölge, region
ağ, network
alt ağ, subnet
bağlantı noktası, port
sanal özel ağ, vpn
içerik dağıtım ağı, cdn
isim sunucusu, nameserver, dns
sağlık denetimi, health check, healthcheck
hazır olma, readiness
canlılık, liveness
özel anahtar, private key
kasa, vault
gizli bilgi yönetimi, secret management
erişim kaydı, denetim kaydı, audit log
denetim, audit
veri ambarı, data warehouse
veri gölü, data lake
rapor, report
raporlama, reporting
analitik, çözümleme, analytics
huni, funnel
çıkarma dönüştürme yükleme, etl
kişisel veri, personal data, pii, kvkk, gdpr
veri saklama, data retention
saklama süresi, retention
silme, delete, remove
ekleme, add, insert
oluşturma, yaratma, create
düzenleme, edit
değiştirme, change
listeleme, listing
kopyalama, copy
devre dışı, disabled, kapalı
etkin, enabled, açık
etkinleştirme, enable, activate
devre dışı bırakma, disable, deactivate
askıya alma, suspend
kısayol, shortcut
kesme, interrupt
kademeli yayın, canary, kademeli dağıtım
mavi yeşil, blue green
yol haritası, roadmap
karar kaydı, adr, decision record
sahiplik, ownership
sahip, owner
ekip, takım, team
paydaş, stakeholder
toplantı, meeting
sprint, koşu
iş listesi, backlog
bilet, ticket
`;
