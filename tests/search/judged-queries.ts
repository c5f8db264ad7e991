/**
 * What shoppers type and what has to come first:
 * `query | sections of the first three goods | brand of the first good | words in the title of the first good`.
 * The search is tuned on these; `unseen-queries.ts` holds those that it is not tuned on.
 */
export const JUDGED_QUERIES = `
# oils
масло 5w30 | motornye-masla | | 5W-30
масло 5w-30 | motornye-masla | | 5W-30
масло 5в30 | motornye-masla | | 5W-30
масло 5-30 | motornye-masla | | 5W-30
масло 5 30 | motornye-masla | | 5W-30
5w30 | motornye-masla | | 5W-30
5w40 синтетика | motornye-masla | | 5W-40, синтетическое
0w20 | motornye-masla | | 0W-20
10w40 полусинтетика | motornye-masla | | 10W-40, полусинтетическое
масло мобил 5в30 | motornye-masla | Mobil | 5W-30
масло мобил | motornye-masla,transmissionnye-masla,masla-akpp | Mobil
масло кастрол | motornye-masla,masla-akpp,transmissionnye-masla,zhidkosti-gur | Castrol
кастрол 5w30 4л | motornye-masla | Castrol | 5W-30, 4 л
масло шелл 5w40 4 литра | motornye-masla | Shell | 5W-40, 4 л
shell helix ultra | motornye-masla | Shell | Helix Ultra
масло лукойл 10w-40 | motornye-masla | Лукойл | 10W-40
масло зик х7 | motornye-masla | ZIC | X7
масло тотал кварц | motornye-masla | Total | Quartz
эльф 5w40 | motornye-masla | ELF | 5W-40
ликви моли 5w30 | motornye-masla | LIQUI MOLY | 5W-30
масло мотюль | motornye-masla,transmissionnye-masla,masla-akpp | Motul
масло двигателя | motornye-masla
моторка 5w40 | motornye-masla | | 5W-40
масло в коробку | transmissionnye-masla,masla-akpp
трансмиссионка 75w90 | transmissionnye-masla | | 75W-90
масло в автомат | masla-akpp
масло в вариатор | masla-akpp | | CVT
atf | masla-akpp
масло 4л | motornye-masla | | 4 л
масло 1 литр | motornye-masla,transmissionnye-masla,masla-akpp | | 1 л
# fluids
антифриз | antifrizy
антифриз g12 | antifrizy | | G12
тосол | antifrizy | | Тосол
антифриз синий | antifrizy | | синий
охлаждающая жидкость | antifrizy
антифриз 10 л | antifrizy | | 10 л
тормозуха | tormoznye-zhidkosti
тормозная жидкость дот 4 | tormoznye-zhidkosti | | DOT 4
dot4 | tormoznye-zhidkosti | | DOT 4
дот5.1 | tormoznye-zhidkosti | | DOT 5.1
незамерзайка | omyvateli
незамерзайка -30 | omyvateli | | -30
омывайка | omyvateli
омывающая жидкость | omyvateli
стеклоомыватель летний | omyvateli | | летняя
жидкость гур | zhidkosti-gur
жидкость в гидроусилитель | zhidkosti-gur
WD40 | plastichnye-smazki
вэдэшка | plastichnye-smazki
вд-40 | plastichnye-smazki
смазка для суппортов | plastichnye-smazki | | суппортов
солидол | plastichnye-smazki
силиконовая смазка | plastichnye-smazki | | силиконовая
# tyres and wheels
шина 205/55R16 | shiny-legkovye | | 205/55 R16
шины 205 55 16 | shiny-legkovye | | 205/55 R16
2055516 | shiny-legkovye | | 205/55 R16
205/55/16 | shiny-legkovye | | 205/55 R16
205-55-16 | shiny-legkovye | | 205/55 R16
205 55 р16 | shiny-legkovye | | 205/55 R16
резина 195 65 15 зима | shiny-legkovye | | 195/65 R15, зимняя
шины 175/70 r13 летние | shiny-legkovye | | 175/70 R13, летняя
185/65r15 липучка | shiny-legkovye | | 185/65 R15, фрикционная
зимняя резина шипы r16 | shiny-legkovye,shiny-dlya-vnedorozhnikov,shiny-legkogruzovye | | шипованная, R16
шины нокиан 205/55 r16 | shiny-legkovye | Nokian Tyres | 205/55 R16
мишлен зима | shiny-legkovye,shiny-dlya-vnedorozhnikov,shiny-legkogruzovye | Michelin | зимняя
резина r17 | shiny-legkovye,shiny-dlya-vnedorozhnikov,shiny-legkogruzovye | | R17
колеса зимние 16 | shiny-legkovye,shiny-dlya-vnedorozhnikov,shiny-legkogruzovye | | зимняя, R16
покрышки | shiny-legkovye,shiny-dlya-vnedorozhnikov,shiny-legkogruzovye
шины на газель r16c | shiny-legkogruzovye | | R16C
225/65 r17 | shiny-dlya-vnedorozhnikov,shiny-legkovye | | 225/65 R17
бриджстоун близак | shiny-legkovye,shiny-dlya-vnedorozhnikov,shiny-legkogruzovye | Bridgestone | Blizzak
йокогама | shiny-legkovye,shiny-dlya-vnedorozhnikov,shiny-legkogruzovye | Yokohama
литье r16 | litye-diski | | x16
литые диски 5х112 | litye-diski | | 5x112
диски r15 4x100 | litye-diski,shtampovannye-diski | | x15, 4x100
штамповка r15 | shtampovannye-diski | | x15
диски литые скад | litye-diski | Skad
секретки на колеса | bolty-i-gayki | | Секретки
колесные болты | bolty-i-gayki | | Болт
гайки колес м12х1.5 | bolty-i-gayki | | Гайка, M12×1.5
# batteries
акб 60 | akkumulyatornye-batarei | | 60 А·ч
акб | akkumulyatornye-batarei
аккумулятор 60 ач | akkumulyatornye-batarei | | 60 А·ч
аккумулятор 75 | akkumulyatornye-batarei,zaryadnye-ustroystva
60ah | akkumulyatornye-batarei | | 60 А·ч
60 а/ч | akkumulyatornye-batarei | | 60 А·ч
акб варта 74 | akkumulyatornye-batarei | Varta | 74 А·ч
аккумулятор мутлу | akkumulyatornye-batarei | Mutlu
батарея на машину | akkumulyatornye-batarei
аккум бош 60 обратный | akkumulyatornye-batarei | Bosch | 60 А·ч, обратная
акб прямая полярность 55 | akkumulyatornye-batarei | | 55 А·ч, прямая
зарядник | zaryadnye-ustroystva
зарядное устройство | zaryadnye-ustroystva
# filters
масляный фильтр | maslyanye-filtry
фильтр масла солярис | maslyanye-filtry | | Solaris
фильтр масляный манн | maslyanye-filtry | MANN-FILTER
маслянный фильтр веста | maslyanye-filtry | | Vesta
воздушный фильтр рио | vozdushnye-filtry | | Rio
воздушник логан | vozdushnye-filtry | | Logan
топливный фильтр поло | toplivnye-filtry | | Polo
бензофильтр | toplivnye-filtry
салонник кашкай | salonnye-filtry | | Qashqai
фильтр салонный угольный | salonnye-filtry | | угольный
фильтр кондиционера | salonnye-filtry
фильтр коробки автомат | filtry-akpp
фильтр мал | maslyanye-filtry,vozdushnye-filtry,salonnye-filtry,toplivnye-filtry,filtry-akpp
# brakes
колодки | tormoznye-kolodki,barabannye-kolodki
тормозные колодки передние камри | tormoznye-kolodki | | передние, Camry
колодки тойота | tormoznye-kolodki,barabannye-kolodki | | Toyota
колодки на тойоту рав4 перед | tormoznye-kolodki | | передние, RAV4
колодки рав 4 | tormoznye-kolodki,barabannye-kolodki | | RAV4
колодки трв | tormoznye-kolodki,barabannye-kolodki | TRW
колодки барабанные гранта | barabannye-kolodki | | Granta
барабанные колодки | barabannye-kolodki
ручник колодки | barabannye-kolodki
диск тормозной рав4 | tormoznye-diski | | RAV4
тормозные диски | tormoznye-diski
тормозной диск передний солярис 2 | tormoznye-diski | | передний, Solaris II
диски брембо | tormoznye-diski | Brembo
барабан тормозной | tormoznye-barabany
суппорт передний левый | tormoznye-supporty | | передний, левый
ремкомплект суппорта | remkomplekty-supportov
тормозной шланг | tormoznye-shlangi
главный тормозной цилиндр | glavnye-tormoznye-cilindry
гтц | glavnye-tormoznye-cilindry
датчик абс | datchiki-abs
датчик abs задний | datchiki-abs | | задний
# suspension and steering
амортизатор передний каяба | amortizatory | Kayaba | передний
аморты задние веста | amortizatory | | задний, Vesta
стойка амортизатора | amortizatory,opory-amortizatorov
стойки передние солярис | amortizatory,stoyki-stabilizatora | | Solaris
стойка стабилизатора | stoyki-stabilizatora
стойки стабилизатора рио 3 | stoyki-stabilizatora | | Rio III
косточки стабилизатора | stoyki-stabilizatora
линк | stoyki-stabilizatora
яйца стабилизатора | stoyki-stabilizatora
втулки стабилизатора | vtulki-stabilizatora
пружина задняя | pruzhiny | | задняя
опорник | opory-amortizatorov
опорный подшипник | opory-amortizatorov
пыльник амортизатора | pylniki-amortizatorov
отбойник | pylniki-amortizatorov
рычаг передний | rychagi | | передний
шаровая опора | sharovye-opory
шаровая | sharovye-opory
сайлентблок | saylentbloki
сайлент | saylentbloki
сайленблоки задней балки | saylentbloki
резинки рычага | saylentbloki
ступичный подшипник | stupichnye-podshipniki
ступичный | stupichnye-podshipniki
подшипник ступицы skf | stupichnye-podshipniki | SKF
ступица в сборе | stupichnye-podshipniki | | ступицей
рулевой наконечник | rulevye-nakonechniki
наконечники рулевой тяги | rulevye-nakonechniki
рулевая тяга | rulevye-tyagi
рейка | rulevye-reyki
рейка рулевая | rulevye-reyki
насос гидроусилителя | nasosy-gur
гура насос | nasosy-gur
# engine and drivetrain
ремень грм | remni-grm,komplekty-grm
грм комплект | komplekty-grm
комплект грм | komplekty-grm
ремень приводной | remni-poliklinovye
поликлиновый ремень | remni-poliklinovye
ручейковый ремень | remni-poliklinovye
ремень 6pk | remni-poliklinovye | | 6PK|поликлиновой
ролик натяжной | roliki-natyazhiteli
помпа | vodyanye-nasosy
водяной насос | vodyanye-nasosy
помпа гранта | vodyanye-nasosy | | Granta
радиатор | radiatory
радиатор охлаждения логан | radiatory | | Logan
термостат | termostaty
прокладка головки | prokladki-gbc
прокладка гбц | prokladki-gbc
сальник коленвала | salniki | | коленвала
подушка двигателя | opory-dvigatelya
опора двигателя | opory-dvigatelya
сцепление | komplekty-scepleniya
комплект сцепления валео | komplekty-scepleniya | Valeo
корзина сцепления | komplekty-scepleniya
выжимной | vyzhimnye-podshipniki
граната | shrusy
гранаты | shrusy
шрус наружный | shrusy | | наружный
внутренняя граната гранта | shrusy | | внутренний, Granta
пыльник шруса | pylniki-shrus
# electrics and light
свечи нгк | svechi-zazhiganiya,svechi-nakala | NGK
свечи ngk | svechi-zazhiganiya,svechi-nakala | NGK
свечи зажигания | svechi-zazhiganiya
свечи денсо | svechi-zazhiganiya,svechi-nakala | Denso
свечи накала | svechi-nakala
катушка зажигания | katushki-zazhiganiya
катушка | katushki-zazhiganiya
стартер | startery
генератор бош | generatory | Bosch
гена | generatory
лямбда | lyambda-zondy
кислородный датчик | lyambda-zondy
датчик коленвала | datchiki-kolenvala
дпкв | datchiki-kolenvala
лампа h7 | galogenovye-lampy,svetodiodnye-lampy | | H7
лампочки н7 | galogenovye-lampy,svetodiodnye-lampy | | H7
светодиодные лампы h4 | svetodiodnye-lampy | | H4
диодные лампочки | svetodiodnye-lampy
ксенон | ksenonovye-lampy
фара | fary,protivotumannye-fary
фара левая солярис | fary,protivotumannye-fary | | левая, Solaris
противотуманка | protivotumannye-fary
птф | protivotumannye-fary
задний фонарь | zadnie-fonari
стоп сигнал | zadnie-fonari
# body, salon, care, tools
дворники | shchetki-stekloochistitelya
дворники 600 | shchetki-stekloochistitelya | | 600 мм
дворники 60 см | shchetki-stekloochistitelya | | 600 мм
дворники бош бескаркасные | shchetki-stekloochistitelya | Bosch | бескаркасная
щетки стеклоочистителя | shchetki-stekloochistitelya
щетка стеклоочистителя 24 дюйма | shchetki-stekloochistitelya | | 24″
бампер передний | bampery | | передний
крыло переднее правое | krylya | | правое
зеркало левое | zerkala | | левое
коврики | kovriki
коврики в салон солярис | kovriki | | в салон, Solaris
коврик багажника | kovriki | | в багажник
чехлы | chehly
ветровики | deflektory
мухобойка | deflektory
дефлектор окон | deflektory
компрессор | kompressory
автокомпрессор | kompressory
буксировочный трос | trosy
галстук буксировочный | trosy
автошампунь | shampuni
шампунь | shampuni
полироль | poliroli
полироль для пластика | poliroli | | пластика
раскоксовка | prisadki-v-maslo,prisadki-v-toplivo,ochistiteli
присадка в масло | prisadki-v-maslo
антигель | prisadki-v-toplivo | | антигель
очиститель карбюратора | ochistiteli | | карбюратора
карбклинер | ochistiteli | | карбюратора
герметик | germetiki
домкрат подкатной | domkraty | | подкатной
набор ключей | nabory-instrumenta,klyuchi
головки набор | nabory-instrumenta
баллонник | klyuchi | | баллонный
трещотка | klyuchi | | трещоточный
автосканер | avtoskanery
елм327 | avtoskanery
# typos, wrong layout, cases
тармозные колодки | tormoznye-kolodki,barabannye-kolodki
колотки | tormoznye-kolodki,barabannye-kolodki
аммортизатор | amortizatory
аккамулятор | akkumulyatornye-batarei
акумулятор варта | akkumulyatornye-batarei | Varta
потшипник ступичный | stupichnye-podshipniki
даврники | shchetki-stekloochistitelya
незамерзайко | omyvateli
сципление | komplekty-scepleniya
тирмостат | termostaty
антифриис | antifrizy
салярис колодки | tormoznye-kolodki,barabannye-kolodki | | Solaris
тайота камри колодки | tormoznye-kolodki,barabannye-kolodki | | Camry
колодки bremdo | tormoznye-kolodki,barabannye-kolodki | Brembo
масло castol 5w30 | motornye-masla | Castrol | 5W-30
rjkjlrb | tormoznye-kolodki,barabannye-kolodki
cdtxb ngk | svechi-zazhiganiya,svechi-nakala | NGK
fr, 60 | akkumulyatornye-batarei | | 60 А·ч
vfckj vj,bk | motornye-masla,transmissionnye-masla,masla-akpp | Mobil
ьфтт фильтр | maslyanye-filtry,vozdushnye-filtry,salonnye-filtry,toplivnye-filtry,filtry-akpp | MANN-FILTER
колодок передних для ниссана | tormoznye-kolodki | | передние, Nissan
масла моторного | motornye-masla
купить колодки недорого | tormoznye-kolodki,barabannye-kolodki
колодки хендай крета | tormoznye-kolodki,barabannye-kolodki | | Creta
амортизатор ваз 2110 | amortizatory | | 2110
колодки бмв х5 | tormoznye-kolodki,barabannye-kolodki | | X5
фильтр ваз приора | maslyanye-filtry,vozdushnye-filtry,salonnye-filtry,toplivnye-filtry | | Priora
колодки мазда 3 | tormoznye-kolodki,barabannye-kolodki | | Mazda 3
`
