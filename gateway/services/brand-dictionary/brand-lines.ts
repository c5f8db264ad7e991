/**
 * Makers of parts, tyres and oils: title | country | other spellings. A spelling is the same name written otherwise, or
 * the trade's own word for it; a trademark with its own part numbers is a separate brand, regardless of its owner.
 * A brand that is missing here is made from the first price list that names it.
 */
export const BRAND_LINES = `
MANN-FILTER | Германия | Mann Filter; MANN; Манн
MAHLE | Германия | Mahle Knecht; KNECHT; Мале; Кнехт
Bosch | Германия | BOSCH; Бош; Robert Bosch
Filtron | Польша | FILTRON; Фильтрон
Hengst Filter | Германия | HENGST; Hengst
UFI | Италия | UFI FILTERS
Champion | Великобритания | CHAMPION; Чемпион
Sakura | Индонезия | SAKURA; Сакура
JS Asakashi | Япония | JS ASAKASHI; Asakashi
Goodwill | Великобритания | GOODWILL
BIG Filter | Россия | BIG FILTER; БИГ
Невский фильтр | Россия | NEVSKY FILTER; NF
TRW | Германия | TRW Automotive; ТРВ
Brembo | Италия | BREMBO; Брембо
ATE | Германия | ATE Teves; АТЕ
Ferodo | Великобритания | FERODO; Феродо
Textar | Германия | TEXTAR
Zimmermann | Германия | OTTO ZIMMERMANN; Zimmermann Otto
Sangsin Brake | Корея | SANGSIN; HI-Q; Хай-Кью
NiBK | Япония | NIBK; Nibk
Advics | Япония | ADVICS; Адвикс
Akebono | Япония | AKEBONO; Акебоно
Remsa | Испания | REMSA
Trialli | Россия | TRIALLI; Триалли
LYNXauto | Япония | LYNX; Lynx Auto; Линкс
Kayaba | Япония | KYB; KYB Kayaba; Каяба
Sachs | Германия | SACHS; Сакс; ZF Sachs
Monroe | Бельгия | MONROE; Монро
Bilstein | Германия | BILSTEIN; Бильштайн
Lemförder | Германия | Lemforder; LEMFORDER; Лемфердер
MOOG | США | Moog; Муг
CTR | Корея | CTR Corporation; ЦТР
555 | Япония | Sankei 555; SANKEI; Three Five
Febest | Германия | FEBEST; Фебест
Delphi | Великобритания | DELPHI; Делфи
Febi Bilstein | Германия | FEBI; Febi; Феби
SWAG | Германия | Swag; СВАГ
Meyle | Германия | MEYLE; Мейле
SKF | Швеция | Skf; СКФ
SNR | Франция | NTN-SNR; NTN SNR
FAG | Германия | Fag; ФАГ
NSK | Япония | Nsk
Koyo | Япония | KOYO; JTEKT Koyo
INA | Германия | Ina
Gates | США | GATES; Гейтс
ContiTech | Германия | Contitech; CONTITECH; Continental CTAM
Dayco | Италия | DAYCO; Дайко
Bando | Япония | BANDO; Бандо
Optibelt | Германия | OPTIBELT
Airtex | Испания | AIRTEX
GMB | Япония | Gmb
Hepu | Германия | HEPU
Luzar | Россия | LUZAR; Лузар
Nissens | Дания | NISSENS; Ниссенс
Valeo | Франция | VALEO; Валео
Behr Hella | Германия | BEHR; Behr; Hella Behr
Denso | Япония | DENSO; Денсо
NGK | Япония | Ngk; НЖК
Eyquem | Франция | EYQUEM
Beru | Германия | BERU; Beru by DRiV
Hella | Германия | HELLA; Хелла
Magneti Marelli | Италия | MAGNETI MARELLI; Marelli
LuK | Германия | LUK; Лук
Exedy | Япония | EXEDY; Экседи
Aisin | Япония | AISIN; Айсин
GSP | Китай | Gsp
Loebro | Германия | LOBRO; Löbro; GKN Löbro
Elring | Германия | ELRING; Эльринг
Victor Reinz | Германия | VICTOR REINZ; Reinz; Рейнц
Ajusa | Испания | AJUSA; Ажуса
Corteco | Италия | CORTECO; Кортеко
Stellox | Германия | STELLOX; Стеллокс
Patron | Европа | PATRON; Патрон
Zekkert | Германия | ZEKKERT; Зеккерт
Fenox | Беларусь | FENOX; Фенокс
Avantech | Корея | AVANTECH; Авантек
Hola | Нидерланды | HOLA; Хола
Mando | Корея | MANDO; Мандо
Parts-Mall | Корея | PMC; Parts Mall; PARTS-MALL
Asva | Япония | ASVA
Masuma | Япония | MASUMA; Масума
Sat | Китай | SAT; ST
Varta | Германия | VARTA; Варта
Mutlu | Турция | MUTLU; Мутлу
Exide | Германия | EXIDE; Эксайд
Topla | Словения | TOPLA; Топла
Тюмень | Россия | Tyumen Battery; TYUMEN BATTERY
АКОМ | Россия | AKOM; Akom
Тубор | Россия | TUBOR; Tubor
Furukawa Battery | Япония | FB; FURUKAWA
Solite | Корея | SOLITE; Солайт
Delkor | Корея | DELKOR; Делкор
CTEK | Швеция | Ctek
Вымпел | Россия | Vympel; ОРИОН Вымпел
Philips | Нидерланды | PHILIPS; Филипс
Osram | Германия | OSRAM; Осрам
Koito | Япония | KOITO; Който
Narva | Германия | NARVA; Нарва
General Electric | Венгрия | GE; General Electric Lighting
MTF Light | Россия | MTF; MTF-Light
Маяк | Россия | Mayak; МАЯК
Depo | Тайвань | DEPO; Депо
TYC | Тайвань | Tyc
Loro | Китай | LORO
Van Wezel | Бельгия | VAN WEZEL
Blic | Польша | BLIC
Api | Тайвань | API
Alkar | Испания | ALKAR; Алкар
FPS | Тайвань | Fps
Trico | Великобритания | TRICO; Трико
Alca | Германия | ALCA; Алка
SWF | Германия | Swf
Denckermann | Польша | DENCKERMANN
KRAUF | Россия | Krauf; КРАУФ
StartVOLT | Россия | STARTVOLT; Стартвольт
Cargo | Дания | CARGO; HC-Cargo
ERA | Италия | Era; ЭРА
Vemo | Германия | VEMO; Вемо
Walker | США | WALKER
Hitachi | Япония | HITACHI
Michelin | Франция | MICHELIN; Мишлен
Nokian Tyres | Финляндия | Nokian; NOKIAN; Нокиан
Continental | Германия | CONTINENTAL; Конти; Continental AG
Pirelli | Италия | PIRELLI; Пирелли
Bridgestone | Япония | BRIDGESTONE; Бриджстоун
Goodyear | США | GOODYEAR; Гудиер
Yokohama | Япония | YOKOHAMA; Йокогама
Hankook | Корея | HANKOOK; Ханкук
Toyo | Япония | TOYO; Toyo Tires; Тойо
Kumho | Корея | KUMHO; Кумхо
Nexen | Корея | NEXEN; Нексен
Dunlop | Япония | DUNLOP; Данлоп
Cordiant | Россия | CORDIANT; Кордиант
Ikon Tyres | Россия | IKON; Ikon
Viatti | Россия | VIATTI; Виатти
Кама | Россия | KAMA; Nizhnekamskshina
Triangle | Китай | TRIANGLE; Триангл
Sailun | Китай | SAILUN; Сайлун
Matador | Словакия | MATADOR; Матадор
Tigar | Сербия | TIGAR; Тигар
Gislaved | Швеция | GISLAVED; Гиславед
Maxxis | Тайвань | MAXXIS; Макссис
K&K | Россия | КиК; KiK; К&К
Skad | Россия | SKAD; СКАД
iFree | Россия | IFREE; Айфри
Replay | Китай | REPLAY; Реплей
LS Wheels | Китай | LS; LS WHEELS
Alcasta | Россия | ALCASTA; Алькаста
OZ Racing | Италия | OZ; O.Z.
Khomen Wheels | Россия | KHOMEN; Хомен
Carwel | Россия | CARWEL; Карвел
Trebl | Китай | TREBL; Требл
Magnetto | Россия | MAGNETTO; Магнетто
ТЗСК | Россия | TZSK; Тольятти ТЗСК
Accuride | Германия | ACCURIDE
Next Wheels | Китай | NEXT
Vektor | Россия | VEKTOR; Вектор крепёж
McGard | США | MCGARD; МакГард
Farad | Италия | FARAD
Castrol | Великобритания | CASTROL; Кастрол
Mobil | США | MOBIL; Мобил; Mobil 1
Shell | Нидерланды | SHELL; Шелл; Shell Helix
LIQUI MOLY | Германия | Liqui Moly; LIQUIMOLY; Ликви Моли
Motul | Франция | MOTUL; Мотюль
Total | Франция | TOTAL; TotalEnergies; Тотал
ELF | Франция | Elf; Эльф
ZIC | Корея | Zic; ЗИК; SK ZIC
Лукойл | Россия | LUKOIL; Lukoil; ЛУКОЙЛ
Роснефть | Россия | ROSNEFT; Rosneft
G-Energy | Италия | G-ENERGY; Газпромнефть G-Energy
Газпромнефть | Россия | GAZPROMNEFT; Gazpromneft
Idemitsu | Япония | IDEMITSU; Идемицу
Eneos | Япония | ENEOS; Энеос
Ravenol | Германия | RAVENOL; Равенол
Fuchs | Германия | FUCHS; Фукс
Valvoline | США | VALVOLINE; Валволин
Mannol | Германия | MANNOL; Маннол; SCT Mannol
SINTEC | Россия | Sintec; СИНТЕК; Обнинскоргсинтез
Rolf | Россия | ROLF; Рольф
Kixx | Корея | KIXX; Кикс
Hyundai Xteer | Корея | XTeer; HYUNDAI XTEER
Neste | Финляндия | NESTE; Несте
Felix | Россия | FELIX; Феликс
Тосол-Синтез Дзержинский | Россия | Dzerzhinsky
AGA | Россия | Aga; АГА
NIAGARA | Россия | Niagara; Ниагара
Hi-Gear | США | HI-GEAR; Хай Гир
Wynn's | Бельгия | WYNNS; Wynns; Винс
Лавр | Россия | LAVR; Lavr
ABRO | США | Abro; АБРО
Loctite | Германия | LOCTITE; Локтайт
Done Deal | США | DONE DEAL; Дон Дил
SONAX | Германия | Sonax; Сонакс
Turtle Wax | Великобритания | TURTLE WAX; Тёртл
Grass | Россия | GRASS; Грасс
Koch Chemie | Германия | KOCH CHEMIE; Koch-Chemie
RUNWAY | Китай | Runway; Ранвей
3ton | Россия | 3TON; Тритон
Seintex | Россия | SEINTEX; Сейнтекс
Rezkon | Россия | REZKON; Резкон
Element | Россия | ELEMENT; Novline; NLF Element
Norplast | Россия | NORPLAST; Норпласт
Srtk | Россия | SRTK; СРТК
AutoFlex | Россия | AUTOFLEX; Автофлекс
Airline | Россия | AIRLINE; Эйрлайн
Беркут | Россия | BERKUT; Berkut
AGR | Россия | Agr; Агрессор; AGRESSOR
Качок | Россия | KACHOK; Kachok
SIM | Россия | Sim; СИМ
Cobra Tuning | Россия | COBRA TUNING
AVS | Россия | Avs; АВС
Autoprofi | Россия | AUTOPROFI; Автопрофи
Ombra | Тайвань | OMBRA; Омбра
Jonnesway | Тайвань | JONNESWAY; Джонсвей
Дело Техники | Россия | DELO TEHNIKI; Delo Tehniki
Stels | Россия | STELS; Стелс
Gross | Германия | GROSS; Гросс
Kraft | Германия | KRAFT; Крафт
Rossvik | Россия | ROSSVIK; Россвик
Matrix | Германия | MATRIX; Матрикс
Autel | Китай | AUTEL; Аутел
Launch | Китай | LAUNCH; Лаунч; Launch X431
Сканматик | Россия | SCANMATIC; Scanmatic
Toyota | Япония | TOYOTA; Тойота; Toyota/Lexus
Hyundai/Kia | Корея | HYUNDAI-KIA; Hyundai Kia; Mobis; HYUNDAI
VAG | Германия | Volkswagen; VW; VAG Group; Audi/VW
Nissan | Япония | NISSAN; Ниссан; Infiniti
Renault | Франция | RENAULT; Рено; Renault Nissan
LADA | Россия | Lada; АвтоВАЗ; ВАЗ; Лада
Ford | США | FORD; Форд
General Motors | США | GM; Opel; Chevrolet
Mazda | Япония | MAZDA; Мазда
Mitsubishi | Япония | MITSUBISHI; Мицубиси
Honda | Япония | HONDA; Хонда
Subaru | Япония | SUBARU; Субару
BMW | Германия | Bmw; БМВ
Mercedes-Benz | Германия | MERCEDES-BENZ; Mercedes; MB; Мерседес
Volvo | Швеция | VOLVO; Вольво
Citroën/Peugeot | Франция | Peugeot; Citroen; PSA; CITROEN/PEUGEOT
Suzuki | Япония | SUZUKI; Сузуки
Land Rover | Великобритания | LAND ROVER; LandRover
Chery | Китай | CHERY; Чери
Haval | Китай | HAVAL; Great Wall; Хавал
Geely | Китай | GEELY; Джили
УАЗ | Россия | UAZ; Уаз
ГАЗ | Россия | GAZ; Газ
Roadstone | Корея | ROADSTONE; Роадстон
NTN | Япония | 
Motorcraft | США | MOTORCRAFT; Моторкрафт
ACDelco | США | AC Delco; AC-DELCO
Hüco | Германия | HUCO; Hueco; HÜCO
Kronprinz | Германия | KRONPRINZ; Кронпринц
Topran | Германия | TOPRAN
Hans Pries | Германия | HANS PRIES
Mapco | Германия | MAPCO; Мапко
Ruville | Германия | RUVILLE; Рувилль
Vaico | Германия | VAICO; Вайко
JP Group | Дания | JP GROUP
Blue Print | Великобритания | BLUE PRINT; BLUEPRINT
Nipparts | Нидерланды | NIPPARTS
Ashika | Италия | ASHIKA
Japanparts | Италия | JAPANPARTS; Japan Parts
Sidem | Бельгия | SIDEM; Сидем
Metelli | Италия | METELLI
Graf | Италия | GRAF
Dolz | Испания | DOLZ
Pierburg | Германия | PIERBURG; Пирбург
Kolbenschmidt | Германия | KOLBENSCHMIDT; KS Kolbenschmidt
Goetze | Германия | GOETZE; Гётце
Glaser | Испания | GLASER
Payen | Франция | PAYEN
VDO | Германия | Siemens VDO; SIEMENS-VDO
Facet | Италия | FACET
Brisk | Чехия | BRISK; Бриск
Tesla | Чехия | TESLA; Тесла
Bremi | Германия | BREMI
Janmor | Польша | JANMOR
Purflux | Франция | PURFLUX; Пюрфлюкс
Fram | США | FRAM; Фрам
WIX | США | WIX Filters; WIX FILTERS
Donaldson | США | DONALDSON; Дональдсон
Fleetguard | США | FLEETGUARD; Флитгард
Baldwin | США | BALDWIN; Болдуин
VIC | Япония | 
Micro | Япония | 
Nitto | Япония | NITTO; Нитто
Tokico | Япония | TOKICO; Токико
Nisshinbo | Япония | NISSHINBO; Ниссинбо
Miles | Великобритания | MILES; Майлз
LPR | Италия | 
Pilenga | Италия | PILENGA; Пиленга
Finwhale | Германия | FINWHALE; Финвал
Marshall | Нидерланды | MARSHALL; Маршалл
Ganz | Китай | GANZ; Ганц
Automega | Германия | AUTOMEGA; Автомега
Dello | Германия | DELLO
Profit | Чехия | PROFIT; Профит
Polcar | Польша | POLCAR; Полкар
Maxgear | Польша | MAXGEAR; Максгир
Kamoka | Польша | KAMOKA
Teknorot | Турция | TEKNOROT; Текнорот
Knorr-Bremse | Германия | KNORR; Knorr; Кнорр
Wabco | Германия | WABCO; Вабко
Haldex | Швеция | HALDEX; Халдекс
SAF-Holland | Германия | SAF; SAF HOLLAND
BPW | Германия | 
Stabilus | Германия | STABILUS; Стабилус
Wahler | Германия | WAHLER; Валер
Calorstat | Франция | CALORSTAT
Vernet | Франция | VERNET
Musashi | Япония | MUSASHI; Мусаси
Hanon | Корея | HANON; Hanon Systems
Sufix | Россия | SUFIX; Суфикс
Торекс | Россия | TOREX; Torex
СААЗ | Россия | SAAZ; Скопин; СКОПИНСКИЙ
Белмаг | Россия | BELMAG; BELMAG Автодеталь
БРТ | Россия | BRT; Балаково; БалаковоРезиноТехника
ВолгаАвтоПром | Россия | VOLGAAVTOPROM; ВАП
Прамо | Россия | PRAMO; Прамо-Электро
Цитрон | Россия | CITRON; Цитрон Авто
`
