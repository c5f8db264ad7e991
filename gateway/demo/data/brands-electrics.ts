/** The format of `brands-mechanics.ts`. */
export const ELECTRICS_BRANDS = `
Varta | Германия | p | VARTA; Варта | akb=5##4##0##;Blue Dynamic D##;Silver Dynamic E##
Mutlu | Турция | m | MUTLU; Мутлу | akb=D#.{akb_emkost}.0##.C;SFB M#.{akb_emkost}.0##.A
Exide | Германия | m | EXIDE; Эксайд | akb=EA{akb_emkost}%;EB{akb_emkost}%;EC{akb_emkost}%, charger=12/%
Topla | Словения | m | TOPLA; Топла | akb=1088##;1380##
Тюмень | Россия | b | Tyumen Battery; TYUMEN BATTERY | akb=STANDARD 6СТ-{akb_emkost}L;PREMIUM 6СТ-{akb_emkost}L
АКОМ | Россия | b | AKOM; Akom | akb=6СТ-{akb_emkost}VL;6СТ-{akb_emkost}VL3
Тубор | Россия | b | TUBOR; Tubor | akb=6СТ-{akb_emkost}.0 VL;6СТ-{akb_emkost}.1 VL
Furukawa Battery | Япония | p | FB; FURUKAWA | akb=SUPER NOVA ##B24L;ALTICA ##D23R
Solite | Корея | m | SOLITE; Солайт | akb=CMF{akb_emkost}AL;SILVER {akb_emkost}B24LS;AGM{akb_emkost}
Delkor | Корея | m | DELKOR; Делкор | akb=DIN ##L;##D23L
CTEK | Швеция | p | Ctek | charger=MXS %.0;CT5 TIME TO GO;56-###
Вымпел | Россия | b | Vympel; ОРИОН Вымпел | charger=2###;Вымпел-%#
Philips | Нидерланды | p | PHILIPS; Филипс | halo=12###PRC1;12972WVUB1;12###VPS2;12342CVSM;13###C1, led=11###U91X2;11972ULWX2, xenon=85###VIC1;42###XV2C1
Osram | Германия | p | OSRAM; Осрам | halo=64###;64###NL;64###CBN-HCB;64210NBS, led=LEDriving HL H%;9###CW, xenon=66###XNB;66###CLC
Koito | Япония | m | KOITO; Който | halo=P0###;P%###W;0###, headl=100-#####, xenon=D%S-P35
Narva | Германия | m | NARVA; Нарва | halo=48###;17###, led=18###, xenon=84###
General Electric | Венгрия | m | GE; General Electric Lighting | halo=50###SPU;58###DP, xenon=93######
MTF Light | Россия | m | MTF; MTF-Light | halo=HTY12##;HV##07, led=DP0#W6K;DVF##, xenon=XB@0#K5
Маяк | Россия | b | Mayak; МАЯК | halo=521##;611##
Depo | Тайвань | m | DEPO; Депо | headl=###-11##L-LD-EM;###-11##R-ND-E, tail=###-19##L-UE;###-19##R-LD-UE, fog=###-20##N-UE, mirror=###-54##L3EBH1
TYC | Тайвань | m | Tyc | headl=20-####-05-2;20-####-A5-9, tail=11-####-01-2, fog=19-####-01-9, mirror=3##-00##
Loro | Китай | b | LORO | headl=###-11##L-ND-E, tail=###-19##R-AE, fog=###-20##N-UQ
Van Wezel | Бельгия | m | VAN WEZEL | mirror=####803;####807, fender=####657, bumper=####574, headl=####961, rad=####2###
Blic | Польша | b | BLIC | mirror=5402-##-#####P, fender=6504-04-#######P, bumper=5510-00-#######P, fog=5405-##-#####P
Api | Тайвань | b | API | fender=TY-##-###-L;HN-##-###-R, bumper=HN-##-###, mirror=KI-##-###, rad=TY######
Alkar | Испания | m | ALKAR; Алкар | mirror=6######;9######
FPS | Тайвань | b | Fps | fender=FP ##03 011;FP ##03 012, bumper=FP ##03 900, tail=FP ##03 F1
Trico | Великобритания | m | TRICO; Трико | wiper=T###;NF###;EF###
Alca | Германия | m | ALCA; Алка | wiper=0##000;300##0, charger=218###, rope=40####, comp=22####
SWF | Германия | m | Swf | wiper=116###;119###;262###
Denckermann | Польша | b | DENCKERMANN | wiper=VS00###, pads=B11####, disc=B13####, arm=D12####, link=D14####, hubb=W41####, shock=DSB###G, wpump=A31####P, oilf=A21####, airf=A14####
KRAUF | Россия | b | Krauf; КРАУФ | starter=STB####YJ;STM####CH, altern=ALD####AA;ALB####JV, roll=AFV####
StartVOLT | Россия | b | STARTVOLT; Стартвольт | starter=LSt 0###, altern=LG 0###, coil=SC 0###;SC 0###-L, crank=VS-CS 0###, lambda=VS-OS 0###, abs=VS-ABS 0###, glow=GP 0##, plug=VSP ###
Cargo | Дания | m | CARGO; HC-Cargo | starter=11####, altern=11####;11####OE
ERA | Италия | m | Era; ЭРА | coil=880###A, lambda=57####, crank=55####A, starter=22####, altern=21####A
Vemo | Германия | m | VEMO; Вемо | abs=V##-72-####, crank=V##-72-####, coil=V##-70-####, lambda=V##-76-####, rad=V##-60-####, thermo=V##-99-####
Walker | США | m | WALKER | lambda=250-24###;250-25###
Hitachi | Япония | m | HITACHI; Hueco | coil=13####, altern=13####, crank=13####, pads=HP####
`
