/** Product lines of tyre makers: brand | season: model, model… ; `*` marks studded winter tyres. */
export const TYRE_MODELS = `
Michelin | summer: Primacy 4, Pilot Sport 4, Energy XM2+, Latitude Sport 3 | winter: X-Ice North 4*, X-Ice Snow, Alpin 6 | all: CrossClimate 2 | van: Agilis 3
Nokian Tyres | summer: Hakka Green 3, Hakka Blue 3, Nordman SX3 | winter: Hakkapeliitta 10*, Hakkapeliitta R5, Nordman 8*, Nordman RS2 | all: Seasonproof | van: Hakkapeliitta C4*
Continental | summer: PremiumContact 6, EcoContact 6, SportContact 7 | winter: IceContact 3*, VikingContact 7, WinterContact TS 870 | all: AllSeasonContact 2 | van: VanContact Eco
Pirelli | summer: Cinturato P7, P Zero, Powergy, Scorpion Verde | winter: Ice Zero*, Ice Zero FR, Winter Sottozero 3 | all: Cinturato All Season SF2 | van: Carrier
Bridgestone | summer: Turanza T005, Potenza Sport, Ecopia EP150, Alenza 001 | winter: Blizzak Spike-02*, Blizzak VRX, Blizzak Ice | all: Weather Control A005 | van: Duravis R660
Goodyear | summer: EfficientGrip Performance 2, Eagle F1 Asymmetric 5 | winter: UltraGrip Ice Arctic*, UltraGrip Ice 2 | all: Vector 4Seasons Gen-3 | van: Cargo UltraGrip
Yokohama | summer: BluEarth-Es ES32, Advan Sport V107, Geolandar SUV G055 | winter: iceGuard iG65*, iceGuard iG50+, iceGuard SUV G075 | all: BluEarth-4S AW21 | van: BluEarth-Van RY55
Hankook | summer: Kinergy Eco2 K435, Ventus Prime3 K125, Dynapro HP2 RA33 | winter: Winter i*Pike RS2 W429*, Winter i*cept iZ2 W616 | all: Kinergy 4S2 H750 | van: Vantra LT RA18
Toyo | summer: Proxes CF2, Nano Energy 3, Proxes Sport | winter: Observe Ice-Freezer*, Observe GSi-6, Observe GARIT GIZ | all: Celsius AS2 | van: H08
Kumho | summer: Ecowing ES31, Ecsta PS71, Crugen HP71 | winter: WinterCraft Ice WI31*, WinterCraft WP51 | all: Solus 4S HA32 | van: PorTran KC53
Nexen | summer: N'blue HD Plus, N'Fera SU1, Roadian HP | winter: Winguard WinSpike 3*, Winguard Ice Plus WH43 | all: N'blue 4 Season | van: Roadian CT8
Dunlop | summer: SP Sport LM705, Sport Maxx 050+, Grandtrek PT3 | winter: Grandtrek Ice02*, Winter Maxx WM02, SP Winter Ice 03* | all: All Season Maxx AS1 | van: Econodrive
Cordiant | summer: Comfort 2, Sport 3, Road Runner, Off Road 2 | winter: Snow Cross 2*, Winter Drive 2, Polar SL | van: Business CA-2
Ikon Tyres | summer: Autograph Eco 3, Nordman SX3, Autograph Ultra 2 | winter: Autograph Ice 9*, Nordman 7*, Autograph Snow 5 | van: Nordman C
Viatti | summer: Strada 2 V-134, Bosco A/T V-237 | winter: Brina Nordico V-522*, Brina V-521, Bosco Nordico V-523* | van: Vettore Inverno V-524*
Кама | summer: Euro-129, Euro-236, Breeze НК-132 | winter: Euro-519*, Alga НК-531*, Irbis 505* | all: Euro-НК 242 | van: Euro-131
Triangle | summer: TE301, TR968, TH201 | winter: IceLink PS01*, TW401, SnowLink PL02 | all: SeasonX TA01 | van: TR652
Sailun | summer: Atrezzo Eco, Atrezzo ZSR, Terramax HLT | winter: Ice Blazer WST1*, Ice Blazer Alpine+ | van: Commercio VX1
Matador | summer: MP47 Hectorra 3, MP44 Elite 3 | winter: MP30 Sibir Ice 2*, MP93 Nordicca | all: MP62 All Weather Evo | van: MPS330 Maxilla 2
Tigar | summer: High Performance, Prima, SUV Summer | winter: Ice*, Winter, SUV Ice* | all: All Season | van: CargoSpeed
Gislaved | summer: UrbanControl, PremiumControl | winter: Nord*Frost 200*, IceControl, SpikeControl* | van: Com*Speed
Maxxis | summer: Premitra HP5, Victra MA-Z4S, Bravo HP-M3 | winter: Premitra Ice Nord NP5*, Premitra Ice 5 SP5 | all: Premitra AP3 | van: Vansmart MCV3+
`

/** Product lines of wheel makers: brand | model, model… */
export const WHEEL_MODELS = `
K&K | Сиеста, Джемини, Рапид, Камчатка, Тибет, Борелли, Калипсо
Skad | Гранит, Веритас, Мицар, Магнум, Акула, Онтарио
iFree | Куба-Либре, Бэнкс, Апероль, Тортуга, Кайт, Лайтнинг
Replay | VV27, TY125, KI108, HND157, NS54, RN71, SK75
LS Wheels | LS188, LS202, LS285, LS311, LS570, LS1321
Alcasta | M04, M12, M17, M28, M35, M50
OZ Racing | Ultraleggera, Superturismo GT, Rapida, Hyper XT
Khomen Wheels | KHW1506, KHW1601, KHW1702, KHW1805
Carwel | Гамма, Эпсилон, Альфа, Сигма, Тау
`
