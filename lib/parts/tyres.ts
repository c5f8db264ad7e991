/** Slugs of the tyre properties by which a tyre is chosen. */
export const TYRE_ATTRIBUTES = {
  width: 'shiny_shirina_profilya_mm',
  height: 'shiny_vysota_profilya',
  diameter: 'shiny_diametr_dyuym',
} as const

export const WHEEL_ATTRIBUTES = {
  width: 'diski_shirina_dyuym',
  diameter: 'diski_diametr_dyuym',
  et: 'diski_vylet_et',
  pcd: 'diski_pcd',
  hole: 'diski_otverstiya',
  dia: 'diski_dia',
} as const

export type TyreTechnology = { name: string; description: string }

/**
 * By the id under which a tyre names its technologies. The specification lists them; no screen shows them.
 * @public
 */
export const TYRE_TECHNOLOGIES: Readonly<Record<number, TyreTechnology>> = {
  1: {
    name: 'WET COR',
    description: 'Широкие канавки быстро отводят воду: шина держит мокрую дорогу и не всплывает.',
  },
  2: {
    name: 'LONG COR',
    description: 'Плотная резиновая смесь изнашивается медленно и ровно по всей ширине протектора.',
  },
  3: {
    name: 'DRY COR',
    description: 'Жёсткие плечевые блоки дают точный руль и короткое торможение на сухом асфальте.',
  },
  4: {
    name: 'FLEX COR',
    description: 'Гибкая боковина гасит удары на ямах и стыках, не теряя формы в поворотах.',
  },
  5: {
    name: '3D MOD',
    description: 'Объёмные ламели сцепляются между собой под нагрузкой: блоки не гнутся, сцепление растёт.',
  },
  6: {
    name: 'CONTACT',
    description: 'Расширенное пятно контакта распределяет нагрузку и улучшает сцепление с дорогой.',
  },
  7: {
    name: 'Double TREAD',
    description: 'Два слоя протектора: наружный отвечает за сцепление, внутренний снижает нагрев.',
  },
  8: {
    name: 'Di-d',
    description: 'Направленный рисунок с диагональными канавками выводит воду и снежную кашу из-под колеса.',
  },
  9: {
    name: 'INDICATOR',
    description: 'Метки в протекторе показывают остаток рисунка и подсказывают, когда менять шину.',
  },
  10: {
    name: 'SPORT Mix',
    description: 'Смесь с высоким содержанием кремнезёма сохраняет цепкость на высокой скорости.',
  },
  11: {
    name: 'Dual Nylon&Steel',
    description: 'Стальной брекер под двойным нейлоновым слоем держит форму шины и защищает от пробоев.',
  },
  12: {
    name: 'ROTATION',
    description: 'Направленный протектор: стрелка на боковине показывает, в какую сторону катится колесо.',
  },
  13: {
    name: 'I.W.D',
    description: 'Зимний рисунок с густой сеткой ламелей цепляется за лёд и укатанный снег.',
  },
}
