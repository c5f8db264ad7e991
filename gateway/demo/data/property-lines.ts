/** slug | title | unit | filter: enum, num or none | shown on cards when marked with * | rewrite code when it differs from the slug */
export const PROPERTY_LINES = `
tip_filtra | Тип фильтра | | enum | *
vysota_mm | Высота | мм | num | *
naruzhnyy_diametr_mm | Наружный диаметр | мм | num |
dlina_mm | Длина | мм | num |
shirina_mm | Ширина | мм | num |
tolshchina_mm | Толщина | мм | num |
rezba | Резьба | | enum | *
perepusknoy_klapan | Перепускной клапан | | enum |
forma_filtra | Форма | | enum | *
ugolnyy | Угольный слой | | enum | *
os | Ось установки | | enum | *
storona | Сторона установки | | enum | *
datchik_iznosa | Датчик износа | | enum |
tormoznaya_sistema_tip | Тормозная система | | enum |
diametr_diska_mm | Диаметр диска | мм | num | *
kolichestvo_otverstiy | Количество отверстий | шт. | enum |
ventiliruemyy | Вентилируемый | | enum | *
diametr_porshnya_mm | Диаметр поршня | мм | enum |
diametr_barabana_mm | Диаметр барабана | мм | enum | *
tip_amortizatora | Тип амортизатора | | enum | *
konstrukciya | Конструкция | | enum |
zhestkost | Исполнение | | enum |
material | Материал | | enum | *
diametr_paltsa_mm | Диаметр пальца | мм | enum |
diametr_vnutrenniy_mm | Внутренний диаметр | мм | num | *
diametr_naruzhnyy_mm | Внешний диаметр | мм | num |
kolco_abs | Кольцо ABS | | enum | *
kolichestvo_zubev | Количество зубьев | шт. | num | *
kolichestvo_ruchev | Количество ручьёв | шт. | enum | *
dlina_remnya_mm | Длина ремня | мм | num | *
kolichestvo_rolikov | Роликов в комплекте | шт. | enum | *
s_pompoy | Помпа в комплекте | | enum | *
material_krylchatki | Материал крыльчатки | | enum | *
tip_kpp | Коробка передач | | enum | *
s_kondicionerom | Кондиционер | | enum |
temperatura_otkrytiya | Температура открытия | °C | enum | *
material_prokladki | Материал прокладки | | enum | *
diametr_sceplenia_mm | Диаметр диска сцепления | мм | num | *
shlicov | Число шлицев | шт. | enum |
shrus_raspolozhenie | Расположение | | enum | *
kalilnoe_chislo | Калильное число | | enum | *
material_elektroda | Материал электрода | | enum | *
zazor_mm | Зазор | мм | enum |
klyuch_mm | Размер под ключ | мм | enum |
dlina_rezby_mm | Длина резьбы | мм | enum |
napryazhenie | Напряжение | В | enum |
kolichestvo_kontaktov | Количество контактов | шт. | enum | *
moshchnost_kvt | Мощность | кВт | enum | *
kolichestvo_zubev_startera | Зубьев бендикса | шт. | enum |
tok_generatora | Ток отдачи | А | enum | *
dlina_kabelya_mm | Длина кабеля | мм | num |
akb_emkost | Ёмкость | А·ч | enum | * | emkost
akb_tok | Пусковой ток (EN) | А | num | *
akb_polyarnost | Полярность | | enum | | polyarnost
akb_tehnologiya | Технология | | enum | | tehnologiya
akb_klemmy | Клеммы | | enum | | klemmy
akb_tiporazmer | Типоразмер | | enum | | tiporazmer
gabarity | Габариты (Д×Ш×В) | мм | none |
shiny_sezon | Сезон | | enum | * | sezon
shiny_shipy | Шипы | | enum | | shipy
shiny_shirina_profilya_mm | Ширина профиля | мм | enum | | shirina-profilya
shiny_vysota_profilya | Высота профиля | % | enum | | vysota-profilya
shiny_diametr_dyuym | Диаметр | ″ | enum | | diametr
shiny_indeks_nagruzki | Индекс нагрузки | | enum | * | indeks-nagruzki
shiny_indeks_skorosti | Индекс скорости | | enum | | indeks-skorosti
shiny_runflat | RunFlat | | enum | | runflat
shiny_usilennye | Усиленная (XL) | | enum | | usilennye
shiny_model | Модель | | none |
shiny_tehnologiya | Технология | | none |
diski_tip | Тип диска | | none |
diski_shirina_dyuym | Ширина обода | ″ | enum | * | shirina-oboda
diski_diametr_dyuym | Диаметр обода | ″ | enum | | diametr-oboda
diski_vylet_et | Вылет ET | мм | num | *
diski_pcd | Сверловка PCD | | enum | | pcd
diski_otverstiya | Крепёжных отверстий | шт. | enum | | krepezhnyh-otverstiy
diski_dia | Центральное отверстие DIA | мм | enum | | dia
diski_cvet | Цвет | | enum | | cvet-diska
diski_model | Модель | | none |
tip_krepezha | Тип крепежа | | enum | *
rezba_krepezha | Резьба крепежа | | enum | *
dlina_krepezha_mm | Длина резьбовой части | мм | enum |
vyazkost_sae | Вязкость SAE | | enum | * | vyazkost
tip_masla | Состав | | enum | * | sostav
klass_acea | ACEA | | enum | | acea
klass_api | API | | enum | | api
dopuski | Допуски | | enum |
obem_l | Объём | л | enum | | obem
massa_g | Масса | г | enum | *
specifikaciya_atf | Спецификация | | enum | * | specifikaciya
tip_antifriza | Тип антифриза | | enum | *
cvet | Цвет | | enum |
koncentraciya | Концентрация | | enum |
temperatura_zamerzaniya | Температура замерзания | °C | enum | *
klass_dot | Класс DOT | | enum | *
tip_smazki | Тип смазки | | enum | *
cokol | Цоколь | | enum | *
moshchnost_vt | Мощность | Вт | enum | *
cvetovaya_temperatura | Цветовая температура | К | enum |
yarkost | Яркость | | enum |
v_upakovke | В упаковке | шт. | enum |
tip_fary | Тип фары | | enum | *
korrektor | Корректор | | enum |
pokrytie | Покрытие | | enum | *
privod_zerkala | Регулировка | | enum | *
podogrev | Подогрев | | enum | *
dlina_shchetki_mm | Длина щётки | мм | enum | * | dlina-shchetki
tip_shchetki | Тип щётки | | enum | *
kreplenie | Крепление | | enum |
material_kovrika | Материал | | enum | *
komplektaciya | Комплектация | | enum | *
material_chehla | Материал чехла | | enum | *
proizvoditelnost_l_min | Производительность | л/мин | enum | *
davlenie_atm | Максимальное давление | атм | enum | *
nagruzka_t | Нагрузка | т | enum | *
dlina_trosa_m | Длина троса | м | enum |
naznachenie | Назначение | | enum | *
forma_vypuska | Форма выпуска | | enum | *
predmetov | Предметов в наборе | шт. | enum | *
kvadrat | Присоединительный квадрат | | enum |
razmer_klyucha_mm | Размер | мм | enum | *
tip_klyucha | Тип ключа | | enum |
tip_domkrata | Тип домкрата | | enum | *
tok_zaryada | Ток зарядки | А | enum | *
tip_zaryada | Тип устройства | | enum | *
protokoly | Протоколы | | enum | *
strana | Страна бренда | | none |
gruppa_kachestva | Категория | | enum |
`
