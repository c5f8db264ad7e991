/** The format of `brands-mechanics.ts`. */
export const ELECTRICS_BRANDS = `
Varta | p | akb=5##4##0##;Blue Dynamic D##;Silver Dynamic E##
Mutlu | m | akb=D#.{akb_emkost}.0##.C;SFB M#.{akb_emkost}.0##.A
Exide | m | akb=EA{akb_emkost}%;EB{akb_emkost}%;EC{akb_emkost}%, charger=12/%
Topla | m | akb=1088##;1380##
Тюмень | b | akb=STANDARD 6СТ-{akb_emkost}L;PREMIUM 6СТ-{akb_emkost}L
АКОМ | b | akb=6СТ-{akb_emkost}VL;6СТ-{akb_emkost}VL3
Тубор | b | akb=6СТ-{akb_emkost}.0 VL;6СТ-{akb_emkost}.1 VL
Furukawa Battery | p | akb=SUPER NOVA ##B24L;ALTICA ##D23R
Solite | m | akb=CMF{akb_emkost}AL;SILVER {akb_emkost}B24LS;AGM{akb_emkost}
Delkor | m | akb=DIN ##L;##D23L
CTEK | p | charger=MXS %.0;CT5 TIME TO GO;56-###
Вымпел | b | charger=2###;Вымпел-%#
Philips | p | halo=12###PRC1;12972WVUB1;12###VPS2;12342CVSM;13###C1, led=11###U91X2;11972ULWX2, xenon=85###VIC1;42###XV2C1
Osram | p | halo=64###;64###NL;64###CBN-HCB;64210NBS, led=LEDriving HL H%;9###CW, xenon=66###XNB;66###CLC
Koito | m | halo=P0###;P%###W;0###, headl=100-#####, xenon=D%S-P35
Narva | m | halo=48###;17###, led=18###, xenon=84###
General Electric | m | halo=50###SPU;58###DP, xenon=93######
MTF Light | m | halo=HTY12##;HV##07, led=DP0#W6K;DVF##, xenon=XB@0#K5
Маяк | b | halo=521##;611##
Depo | m | headl=###-11##L-LD-EM;###-11##R-ND-E, tail=###-19##L-UE;###-19##R-LD-UE, fog=###-20##N-UE, mirror=###-54##L3EBH1
TYC | m | headl=20-####-05-2;20-####-A5-9, tail=11-####-01-2, fog=19-####-01-9, mirror=3##-00##
Loro | b | headl=###-11##L-ND-E, tail=###-19##R-AE, fog=###-20##N-UQ
Van Wezel | m | mirror=####803;####807, fender=####657, bumper=####574, headl=####961, rad=####2###
Blic | b | mirror=5402-##-#####P, fender=6504-04-#######P, bumper=5510-00-#######P, fog=5405-##-#####P
Api | b | fender=TY-##-###-L;HN-##-###-R, bumper=HN-##-###, mirror=KI-##-###, rad=TY######
Alkar | m | mirror=6######;9######
FPS | b | fender=FP ##03 011;FP ##03 012, bumper=FP ##03 900, tail=FP ##03 F1
Trico | m | wiper=T###;NF###;EF###
Alca | m | wiper=0##000;300##0, charger=218###, rope=40####, comp=22####
SWF | m | wiper=116###;119###;262###
Denckermann | b | wiper=VS00###, pads=B11####, disc=B13####, arm=D12####, link=D14####, hubb=W41####, shock=DSB###G, wpump=A31####P, oilf=A21####, airf=A14####
KRAUF | b | starter=STB####YJ;STM####CH, altern=ALD####AA;ALB####JV, roll=AFV####
StartVOLT | b | starter=LSt 0###, altern=LG 0###, coil=SC 0###;SC 0###-L, crank=VS-CS 0###, lambda=VS-OS 0###, abs=VS-ABS 0###, glow=GP 0##, plug=VSP ###
Cargo | m | starter=11####, altern=11####;11####OE
ERA | m | coil=880###A, lambda=57####, crank=55####A, starter=22####, altern=21####A
Vemo | m | abs=V##-72-####, crank=V##-72-####, coil=V##-70-####, lambda=V##-76-####, rad=V##-60-####, thermo=V##-99-####
Walker | m | lambda=250-24###;250-25###
Hitachi | m | coil=13####, altern=13####, crank=13####, pads=HP####
`
