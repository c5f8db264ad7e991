/**
 * Queries that nobody tunes the search on: `what is typed | sections of which one has to be among the first three goods`.
 * They were written before the words of the trade were, as different people would type them.
 */
export const UNSEEN_QUERIES = `
# a mechanic between two cars
колодки перед солярис | tormoznye-kolodki
колодки зад рио 3 | tormoznye-kolodki,barabannye-kolodki
рычаг перед лев камри 50 | rychagi
шаровая дастер | sharovye-opory
сайленты переднего рычага октавия а5 | saylentbloki
ступица задняя лансер 10 | stupichnye-podshipniki
линки передние кашкай | stoyki-stabilizatora
втулки стаба веста | vtulki-stabilizatora
граната наружная логан | shrusy
пыльник гранаты внутренней | pylniki-shrus
свечи денсо иридий | svechi-zazhiganiya
модуль зажигания приора | katushki-zazhiganiya
катушка зажигания поло седан | katushki-zazhiganiya
лямбда верхняя фокус 2 | lyambda-zondy
дпкв гранта | datchiki-kolenvala
ремень грм гейтс | remni-grm,komplekty-grm
комплект грм с помпой дастер | komplekty-grm
6pk1203 | remni-poliklinovye
ремень генератора 6рк | remni-poliklinovye
помпа лузар | vodyanye-nasosy
термостат калина | termostaty
прокладка гбц g4fc | prokladki-gbc
сальник коленвала передний | salniki
подушка двигателя правая | opory-dvigatelya
выжимной гранта | vyzhimnye-podshipniki
сцепа логан | komplekty-scepleniya
стартер бош | startery
генератор на акцент | generatory
рулевая рейка солярис | rulevye-reyki
наконечник рулевой лев рав4 | rulevye-nakonechniki
насос гур | nasosy-gur
амортизаторы каяба зад | amortizatory
стойка передняя правая kyb веста | amortizatory
опора стойки фокус | opory-amortizatorov
отбойники с пыльниками | pylniki-amortizatorov
пружины задние шевроле круз | pruzhiny
суппорт зад прав | tormoznye-supporty
ремкомплект суппорта передний | remkomplekty-supportov
тормозной шланг передний | tormoznye-shlangi
гтц трв | glavnye-tormoznye-cilindry
датчик абс перед | datchiki-abs
барабан тормозной приора | tormoznye-barabany
диски тормозные вентилируемые камри 50 | tormoznye-diski
фильтр акпп | filtry-akpp
# a woman of 60 on a phone
дворники на машину 60 см | shchetki-stekloochistitelya
щетки на лобовое стекло | shchetki-stekloochistitelya
незамерзайка 5 литров | omyvateli
жидкость в бачок омывателя | omyvateli
омывайка зимняя | omyvateli
лампочка ближнего света h7 | galogenovye-lampy,svetodiodnye-lampy
лампочки в фары | galogenovye-lampy,svetodiodnye-lampy,ksenonovye-lampy
коврики в салон лада гранта | kovriki
коврик в багажник | kovriki
чехлы на сидения | chehly
масло для двигателя | motornye-masla
масло в машину 4 литра | motornye-masla
тосол | antifrizy
антифриз красный | antifrizy
аккумулятор на ладу | akkumulyatornye-batarei
шампунь для мойки машины | shampuni
зимняя резина на 16 | shiny-legkovye,shiny-dlya-vnedorozhnikov,shiny-legkogruzovye
шины зимние шипованные 15 | shiny-legkovye,shiny-dlya-vnedorozhnikov,shiny-legkogruzovye
зарядка для аккумулятора | zaryadnye-ustroystva
насос для шин | kompressory
трос для машины | trosy
домкрат | domkraty
фильтр от пыли в салон | salonnye-filtry
зеркало боковое левое | zerkala
ветровики | deflektory
чем отмыть битум | ochistiteli
# a wholesaler with a list
масло моторное 5W-40 синт 4л | motornye-masla
масло трансм 75w90 | transmissionnye-masla
dexron 6 | masla-akpp
atf toyota ws | masla-akpp
жидкость торм DOT-4 | tormoznye-zhidkosti
антифриз G12 10л | antifrizy
АКБ 75 а/ч обр. полярность | akkumulyatornye-batarei
варта 60ah | akkumulyatornye-batarei
195/65 R15 зима | shiny-legkovye
205/55/16 лето michelin | shiny-legkovye
шина 225-65-17 | shiny-legkovye,shiny-dlya-vnedorozhnikov
185 75 16c | shiny-legkogruzovye
диск литой 6,5х16 5х114,3 | litye-diski
штамповка 14 4х98 | shtampovannye-diski
штамповки r15 | shtampovannye-diski
гайки колесные м12х1,5 | bolty-i-gayki
секретки | bolty-i-gayki
лампа н4 12в 60/55 | galogenovye-lampy
ксенон d2s | ksenonovye-lampy
смазка wd-40 | plastichnye-smazki
литол | plastichnye-smazki
герметик прокладок | germetiki
присадка в бензин | prisadki-v-toplivo
промывка двигателя | prisadki-v-maslo
очиститель тормозов | ochistiteli
набор инструментов 108 предметов | nabory-instrumenta
ключ баллонный 17 | klyuchi
сканер obd | avtoskanery
# a typo-maker
масленый фильтр | maslyanye-filtry
воздушый фильтр | vozdushnye-filtry
филтр салона | salonnye-filtry
калодки тормазные | tormoznye-kolodki,barabannye-kolodki
амартизатор передний | amortizatory
акамулятор 60 | akkumulyatornye-batarei
свичи зажигания | svechi-zazhiganiya
подшибник ступицы | stupichnye-podshipniki
антефриз | antifrizy
стортер | startery
гениратор | generatory
радеатор охлаждения | radiatory
раидатор печки камри | radiatory
тормозные дски хендай солярис | tormoznye-diski
vfckj vjnjhyjt | motornye-masla
rjkjlrb njhvjpyst | tormoznye-kolodki,barabannye-kolodki
ihec | shrusy
масло кастрол 5w40 | motornye-masla
масло шел хеликс | motornye-masla
ликви молли 5-30 | motornye-masla
колодки брэмбо | tormoznye-kolodki,barabannye-kolodki
фильтр ман масло | maslyanye-filtry
нокиан хакапелита | shiny-legkovye,shiny-dlya-vnedorozhnikov,shiny-legkogruzovye
дворники бош | shchetki-stekloochistitelya
щётки стеклоочистетеля валео | shchetki-stekloochistitelya
полироль для торпеды | poliroli
бампер перед рапид | bampery
крыло левое переднее логан | krylya
фара противотуманная | protivotumannye-fary
туманки поло | protivotumannye-fary
фонарь задний | zadnie-fonari
`
