/** The format of `brands-mechanics.ts`; product lines of oils stand in `models.ts`. */
export const CARE_BRANDS = `
Castrol | p | moil=15####;156E6#;15####, gear=15####, atf=15####
Mobil | p | moil=15####;14####, gear=14####, atf=14####, grease=15####
Shell | p | moil=5500#####, gear=5500#####, atf=5500#####
LIQUI MOLY | p | moil=####;%0##;2####, gear=####;2####, atf=2####, coolant=8###, brakefl=2####, gurfl=1###, washer=35###, grease=7###;3###, add=1###;2###, fadd=####;19##, clean=%0##;39##, shampoo=1###, polish=15##;16##, sealant=%1##;60##
Motul | p | moil=10####, gear=10####, atf=10####, coolant=10####, brakefl=10####, add=10####, clean=10####
Total | m | moil=2#####;1#####, gear=2#####, atf=2#####, coolant=1#####
ELF | m | moil=2#####;1#####, gear=2#####, atf=2#####
ZIC | m | moil=162###;132###, gear=132###, atf=132###
Лукойл | b | moil=3######;19####, gear=3######, atf=3######, coolant=227###, brakefl=1######, grease=1######
Роснефть | b | moil=408#####;408###, gear=408#####, coolant=408#####
G-Energy | m | moil=25314####;25325####, gear=25365####, atf=25365####, coolant=25344####
Газпромнефть | b | moil=238990####, gear=23899#####, grease=23899#####, brakefl=24211#####
Idemitsu | p | moil=3001####-746;1849-###, gear=30305###-746, atf=3045####-746
Eneos | p | moil=OIL####;88097####, gear=OIL1###, atf=OIL13##, coolant=Z00##
Ravenol | p | moil=11111##-004-01-999;11111##-001-01-999, gear=1221###-001-01-999, atf=1211###-001-01-999, coolant=1410###-005-01-999, gurfl=1181###-001-01-999
Fuchs | p | moil=6007#####;6010#####, gear=6010#####, atf=6010#####, coolant=6014#####
Valvoline | m | moil=87####;VE#####, gear=86####, atf=86####, coolant=87####
Mannol | b | moil=MN77##-4;79##;10##, gear=81##;MN81##-4, atf=82##;11##, coolant=40##;41##, brakefl=30##, add=99##, fadd=99##, clean=96##, grease=81##
SINTEC | b | moil=80####;600###, gear=90####, coolant=99####;613###, brakefl=99####, washer=9808##, clean=9801##
Rolf | b | moil=322###, gear=322###, atf=322###, coolant=700##
Kixx | m | moil=L20####4E1;L54####4E1, gear=L29####TE1, atf=L25####TE1
Hyundai Xteer | m | moil=10410##;10610##, gear=10414##, atf=10114##, coolant=20110##
Neste | m | moil=0135##;0116##, gear=2170##
Felix | b | coolant=4302060##, brakefl=4301300##, washer=4112061##, clean=4110400##, shampoo=4110600##
Тосол-Синтез Дзержинский | b | coolant=4300###, brakefl=43013###
AGA | m | coolant=AGA0##Z;AGA3##Z
NIAGARA | b | coolant=0010020####, washer=0010080####
Hi-Gear | m | add=HG22##;HG21##, fadd=HG32##;HG34##, clean=HG53##;HG57##, polish=HG56##, shampoo=HG80##, washer=HG56##, sealant=HG31##, grease=HG55##
Wynn's | m | add=W6####;W7####, fadd=W2####;W7####, clean=W6####, sealant=W4####
Лавр | b | add=LN10##;LN17##, fadd=LN21##;LN20##, clean=LN14##;LN15##, shampoo=LN22##, polish=LN14##, sealant=LN17##, grease=LN15##, washer=LN12##
ABRO | m | sealant=AB-##-BLK;11AB;999-#, clean=CC-%##;EC-###, grease=LG-###, add=AO-##, polish=PW-###
Loctite | p | sealant=5###;SI 59##, clean=SF 70##, grease=LB 81##
Done Deal | m | sealant=DD67##;DD66##, clean=DD66##, add=DD77##
SONAX | p | shampoo=314###;246###, polish=296###;211###, clean=230###;515###, washer=332###
Turtle Wax | m | shampoo=FG####;5####, polish=FG####, clean=FG####
Grass | b | shampoo=11####;80####, polish=12####, clean=11####;25####, washer=11####
Koch Chemie | p | shampoo=200###;77701, polish=408###;235###, clean=115###
RUNWAY | b | shampoo=RW25##, polish=RW65##, clean=RW60##;RW61##, add=RW14##, fadd=RW16##
3ton | b | clean=ТР-1##;40###, washer=55###, shampoo=40###, coolant=40###
Seintex | b | mat=8####;0####, cover=8####
Rezkon | b | mat=1033######
Element | m | mat=NLC.##.##.210k;ELEMENT3D##########, defl=NLD.S##########
Norplast | m | mat=NPA11-C##-###;NPL-PO-##-##, defl=NPL-DEFL-#####
Srtk | b | mat=SR.F.@@.@.##G.08###, rope=SR-##
AutoFlex | m | mat=4###01;5###01
Airline | b | comp=CA-0##-##@;X#, rope=AT-##-##@, cover=ACS-LP-##;AWP-##, charger=ACH-##-##, jack=AJ-##-##, wiper=AWB-BK-###, tools=AT-##S
Беркут | m | comp=R##;SA-0##;R##
AGR | m | comp=AGR-##;AGR-%##
Качок | b | comp=K##;K##LED
SIM | m | defl=SKIHYIX##32;STOCAM##32
Cobra Tuning | m | defl=T2####;H2####
AVS | b | comp=A#####S;KE%##EL, rope=A8####S, cover=A7####S, charger=A8####S
Autoprofi | b | cover=TT-902J BK/GY;R-1 SPORT PLUS @, mat=TER-###;MAT-###
Ombra | m | tools=OMT##S;OMT###SL, wrench=03####;11####, jack=OHT1##;OHT2##
Jonnesway | p | tools=S04H52##S;S05H48##S, wrench=W261##;W6612#S, jack=T8300##
Дело Техники | b | tools=620###;622###, wrench=51####;510###
Stels | b | tools=141##;145##, wrench=152##, jack=510##;511##, rope=543##
Gross | m | tools=141##;109##, wrench=146##, jack=51###
Kraft | b | tools=KT 70####;КТ 7006##, wrench=KT 70####, jack=KT 8000##, rope=KT 8###, oilf=KT 01####
Rossvik | b | jack=RJ-##;ДГ-%#, wrench=RV-####
Matrix | b | tools=135##, wrench=152##;148##, jack=507##;510##
Autel | m | scanner=AL%19;MX%08;AP200
Launch | m | scanner=CRP##%E;CR%001;X-431 PRO%
Сканматик | b | scanner=SM%-PRO;ELM%27
`
