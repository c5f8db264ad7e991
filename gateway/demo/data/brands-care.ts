/** The format of `brands-mechanics.ts`; product lines of oils stand in `models.ts`. */
export const CARE_BRANDS = `
Castrol | Великобритания | p | CASTROL; Кастрол | moil=15####;156E6#;15####, gear=15####, atf=15####
Mobil | США | p | MOBIL; Мобил; Mobil 1 | moil=15####;14####, gear=14####, atf=14####, grease=15####
Shell | Нидерланды | p | SHELL; Шелл; Shell Helix | moil=5500#####, gear=5500#####, atf=5500#####
LIQUI MOLY | Германия | p | Liqui Moly; LIQUIMOLY; Ликви Моли | moil=####;%0##;2####, gear=####;2####, atf=2####, coolant=8###, brakefl=2####, gurfl=1###, washer=35###, grease=7###;3###, add=1###;2###, fadd=####;19##, clean=%0##;39##, shampoo=1###, polish=15##;16##, sealant=%1##;60##
Motul | Франция | p | MOTUL; Мотюль | moil=10####, gear=10####, atf=10####, coolant=10####, brakefl=10####, add=10####, clean=10####
Total | Франция | m | TOTAL; TotalEnergies; Тотал | moil=2#####;1#####, gear=2#####, atf=2#####, coolant=1#####
ELF | Франция | m | Elf; Эльф | moil=2#####;1#####, gear=2#####, atf=2#####
ZIC | Корея | m | Zic; ЗИК; SK ZIC | moil=162###;132###, gear=132###, atf=132###
Лукойл | Россия | b | LUKOIL; Lukoil; ЛУКОЙЛ | moil=3######;19####, gear=3######, atf=3######, coolant=227###, brakefl=1######, grease=1######
Роснефть | Россия | b | ROSNEFT; Rosneft | moil=408#####;408###, gear=408#####, coolant=408#####
G-Energy | Италия | m | G-ENERGY; Газпромнефть G-Energy | moil=25314####;25325####, gear=25365####, atf=25365####, coolant=25344####
Газпромнефть | Россия | b | GAZPROMNEFT; Gazpromneft | moil=238990####, gear=23899#####, grease=23899#####, brakefl=24211#####
Idemitsu | Япония | p | IDEMITSU; Идемицу | moil=3001####-746;1849-###, gear=30305###-746, atf=3045####-746
Eneos | Япония | p | ENEOS; Энеос | moil=OIL####;88097####, gear=OIL1###, atf=OIL13##, coolant=Z00##
Ravenol | Германия | p | RAVENOL; Равенол | moil=11111##-004-01-999;11111##-001-01-999, gear=1221###-001-01-999, atf=1211###-001-01-999, coolant=1410###-005-01-999, gurfl=1181###-001-01-999
Fuchs | Германия | p | FUCHS; Фукс | moil=6007#####;6010#####, gear=6010#####, atf=6010#####, coolant=6014#####
Valvoline | США | m | VALVOLINE; Валволин | moil=87####;VE#####, gear=86####, atf=86####, coolant=87####
Mannol | Германия | b | MANNOL; Маннол; SCT Mannol | moil=MN77##-4;79##;10##, gear=81##;MN81##-4, atf=82##;11##, coolant=40##;41##, brakefl=30##, add=99##, fadd=99##, clean=96##, grease=81##
SINTEC | Россия | b | Sintec; СИНТЕК; Обнинскоргсинтез | moil=80####;600###, gear=90####, coolant=99####;613###, brakefl=99####, washer=9808##, clean=9801##
Rolf | Россия | b | ROLF; Рольф | moil=322###, gear=322###, atf=322###, coolant=700##
Kixx | Корея | m | KIXX; Кикс | moil=L20####4E1;L54####4E1, gear=L29####TE1, atf=L25####TE1
Hyundai Xteer | Корея | m | XTeer; HYUNDAI XTEER | moil=10410##;10610##, gear=10414##, atf=10114##, coolant=20110##
Neste | Финляндия | m | NESTE; Несте | moil=0135##;0116##, gear=2170##
Felix | Россия | b | FELIX; Феликс | coolant=4302060##, brakefl=4301300##, washer=4112061##, clean=4110400##, shampoo=4110600##
Тосол-Синтез Дзержинский | Россия | b | ТС; Dzerzhinsky | coolant=4300###, brakefl=43013###
AGA | Россия | m | Aga; АГА | coolant=AGA0##Z;AGA3##Z
NIAGARA | Россия | b | Niagara; Ниагара | coolant=0010020####, washer=0010080####
Hi-Gear | США | m | HI-GEAR; Хай Гир | add=HG22##;HG21##, fadd=HG32##;HG34##, clean=HG53##;HG57##, polish=HG56##, shampoo=HG80##, washer=HG56##, sealant=HG31##, grease=HG55##
Wynn's | Бельгия | m | WYNNS; Wynns; Винс | add=W6####;W7####, fadd=W2####;W7####, clean=W6####, sealant=W4####
Лавр | Россия | b | LAVR; Lavr | add=LN10##;LN17##, fadd=LN21##;LN20##, clean=LN14##;LN15##, shampoo=LN22##, polish=LN14##, sealant=LN17##, grease=LN15##, washer=LN12##
ABRO | США | m | Abro; АБРО | sealant=AB-##-BLK;11AB;999-#, clean=CC-%##;EC-###, grease=LG-###, add=AO-##, polish=PW-###
Loctite | Германия | p | LOCTITE; Локтайт | sealant=5###;SI 59##, clean=SF 70##, grease=LB 81##
Done Deal | США | m | DONE DEAL; Дон Дил | sealant=DD67##;DD66##, clean=DD66##, add=DD77##
SONAX | Германия | p | Sonax; Сонакс | shampoo=314###;246###, polish=296###;211###, clean=230###;515###, washer=332###
Turtle Wax | Великобритания | m | TURTLE WAX; Тёртл | shampoo=FG####;5####, polish=FG####, clean=FG####
Grass | Россия | b | GRASS; Грасс | shampoo=11####;80####, polish=12####, clean=11####;25####, washer=11####
Koch Chemie | Германия | p | KOCH CHEMIE; Koch-Chemie | shampoo=200###;77701, polish=408###;235###, clean=115###
RUNWAY | Китай | b | Runway; Ранвей | shampoo=RW25##, polish=RW65##, clean=RW60##;RW61##, add=RW14##, fadd=RW16##
3ton | Россия | b | 3TON; Тритон | clean=ТР-1##;40###, washer=55###, shampoo=40###, coolant=40###
Seintex | Россия | b | SEINTEX; Сейнтекс | mat=8####;0####, cover=8####
Rezkon | Россия | b | REZKON; Резкон | mat=1033######
Element | Россия | m | ELEMENT; Novline; NLF Element | mat=NLC.##.##.210k;ELEMENT3D##########, defl=NLD.S##########
Norplast | Россия | m | NORPLAST; Норпласт | mat=NPA11-C##-###;NPL-PO-##-##, defl=NPL-DEFL-#####
Srtk | Россия | b | SRTK; СРТК | mat=SR.F.@@.@.##G.08###, rope=SR-##
AutoFlex | Россия | m | AUTOFLEX; Автофлекс | mat=4###01;5###01
Airline | Россия | b | AIRLINE; Эйрлайн | comp=CA-0##-##@;X#, rope=AT-##-##@, cover=ACS-LP-##;AWP-##, charger=ACH-##-##, jack=AJ-##-##, wiper=AWB-BK-###, tools=AT-##S
Беркут | Россия | m | BERKUT; Berkut | comp=R##;SA-0##;R##
AGR | Россия | m | Agr; Агрессор; AGRESSOR | comp=AGR-##;AGR-%##
Качок | Россия | b | KACHOK; Kachok | comp=K##;K##LED
SIM | Россия | m | Sim; СИМ | defl=SKIHYIX##32;STOCAM##32
Cobra Tuning | Россия | m | COBRA TUNING; Cobra | defl=T2####;H2####
AVS | Россия | b | Avs; АВС | comp=A#####S;KE%##EL, rope=A8####S, cover=A7####S, charger=A8####S
Autoprofi | Россия | b | AUTOPROFI; Автопрофи | cover=TT-902J BK/GY;R-1 SPORT PLUS @, mat=TER-###;MAT-###
Ombra | Тайвань | m | OMBRA; Омбра | tools=OMT##S;OMT###SL, wrench=03####;11####, jack=OHT1##;OHT2##
Jonnesway | Тайвань | p | JONNESWAY; Джонсвей | tools=S04H52##S;S05H48##S, wrench=W261##;W6612#S, jack=T8300##
Дело Техники | Россия | b | DELO TEHNIKI; Delo Tehniki | tools=620###;622###, wrench=51####;510###
Stels | Россия | b | STELS; Стелс | tools=141##;145##, wrench=152##, jack=510##;511##, rope=543##
Gross | Германия | m | GROSS; Гросс | tools=141##;109##, wrench=146##, jack=51###
Kraft | Германия | b | KRAFT; Крафт | tools=KT 70####;КТ 7006##, wrench=KT 70####, jack=KT 8000##, rope=KT 8###, oilf=KT 01####
Rossvik | Россия | b | ROSSVIK; Россвик | jack=RJ-##;ДГ-%#, wrench=RV-####
Matrix | Германия | b | MATRIX; Матрикс | tools=135##, wrench=152##;148##, jack=507##;510##
Autel | Китай | m | AUTEL; Аутел | scanner=AL%19;MX%08;AP200
Launch | Китай | m | LAUNCH; Лаунч; Launch X431 | scanner=CRP##%E;CR%001;X-431 PRO%
Сканматик | Россия | b | SCANMATIC; Scanmatic | scanner=SM%-PRO;ELM%27
`
