/** Sizes that are made, with the load index of the standard build; a strengthened tyre carries four steps more. */
export const CAR_SIZES: ReadonlyMap<string, number> = new Map([
  ['155/65 R14', 75],
  ['155/70 R13', 75],
  ['165/65 R14', 79],
  ['165/70 R13', 79],
  ['175/65 R14', 82],
  ['175/70 R13', 82],
  ['175/70 R14', 84],
  ['185/60 R14', 82],
  ['185/60 R15', 84],
  ['185/65 R14', 86],
  ['185/65 R15', 88],
  ['185/70 R14', 88],
  ['195/50 R15', 82],
  ['195/55 R15', 85],
  ['195/55 R16', 87],
  ['195/60 R15', 88],
  ['195/65 R15', 91],
  ['205/50 R17', 89],
  ['205/55 R16', 91],
  ['205/60 R16', 92],
  ['205/65 R15', 94],
  ['215/45 R17', 87],
  ['215/50 R17', 91],
  ['215/55 R16', 93],
  ['215/55 R17', 94],
  ['215/60 R16', 95],
  ['225/40 R18', 88],
  ['225/45 R17', 91],
  ['225/45 R18', 91],
  ['225/50 R17', 94],
  ['225/55 R17', 97],
  ['235/40 R18', 91],
  ['235/45 R17', 94],
  ['235/45 R18', 94],
  ['245/40 R18', 93],
  ['245/45 R18', 96],
  ['245/40 R19', 94],
  ['255/35 R19', 92],
])

export const SUV_SIZES: ReadonlyMap<string, number> = new Map([
  ['205/70 R15', 96],
  ['215/65 R16', 98],
  ['215/70 R16', 100],
  ['225/60 R17', 99],
  ['225/65 R17', 102],
  ['225/70 R16', 103],
  ['235/55 R18', 100],
  ['235/55 R19', 101],
  ['235/60 R18', 103],
  ['235/65 R17', 104],
  ['235/70 R16', 106],
  ['245/70 R16', 107],
  ['255/50 R19', 103],
  ['255/55 R18', 105],
  ['265/60 R18', 110],
  ['265/65 R17', 112],
  ['265/70 R16', 112],
  ['275/45 R20', 106],
  ['275/55 R20', 113],
  ['285/60 R18', 116],
  ['285/50 R20', 112],
])

/** Of a single wheel. */
export const VAN_SIZES: ReadonlyMap<string, number> = new Map([
  ['175/75 R16', 101],
  ['185/75 R16', 104],
  ['195/70 R15', 104],
  ['195/75 R16', 107],
  ['205/65 R16', 107],
  ['205/75 R16', 110],
  ['215/65 R16', 109],
  ['215/75 R16', 113],
  ['225/70 R15', 112],
  ['235/65 R16', 115],
])

/** Models of tyres for off-roaders and crossovers. */
export const SUV_MODELS =
  /Latitude|Scorpion|Alenza|Geolandar|SUV|Dynapro|Crugen|Roadian|Grandtrek|Off Road|Bosco|Bravo|Terramax|TH201|SnowLink|Hectorra|GARIT/
/** Made for fast cars: never below seventeen inches. */
export const SPORT_MODELS =
  /Pilot Sport|SportContact|P Zero|Potenza|Eagle F1|Advan Sport|Ventus|Proxes Sport|Ecsta|N'Fera|Sport Maxx|Victra|UHP|Sottozero/
/** Made for small cars: never above sixteen. */
export const SMALL_MODELS =
  /Energy XM2|Nordman SX3|Ecopia|Nano Energy|Euro-|Breeze|Atrezzo Eco|Ecowing|SP Sport LM705/
