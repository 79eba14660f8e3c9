// The trade's words in English and in Spanish, as US-Mexican crews say them.

/** English = Spanish, the usual name first; a pair ends at a bar or a line's end. */
export const GLOSSARY = `fish tape=guía,sonda|wire nut,wirenut,wire connector=capuchón,gorrito|pigtail=cola,rabillo|jumper=puente|splice=empalme
knockout=chiqueador,ficha|bushing=monitor|locknut=contratuerca,contra|strap,clamp=abrazadera|staple=grapa|lug=zapata|anchor=taquete
coupling=cople|conduit,pipe=tubo|flex=coraza,flexible|handy box,single-gang box=chalupa|breaker,circuit breaker=pastilla,breaker
panel=tablero,centro de carga|disconnect=desconectador|switch=apagador|three-way switch,3-way switch=apagador de escalera
receptacle,outlet=contacto,tomacorriente|plug=clavija|lampholder=portalámpara,socket|light bulb,bulb=foco
light fixture,luminaire,light=luminaria,lámpara|ceiling fan,fan=ventilador,abanico|wire=alambre|extension cord=extensión|tape=cinta
ground rod=varilla de tierra|ground=tierra|hot=vivo,fase|neutral=neutro|load=carga|meter=medidor|service=acometida|weatherhead=mufa
water heater=calentador,bóiler|pliers=pinzas|lineman pliers,linesman pliers,kleins=pinzas de electricista
diagonal cutters,dikes,cutters=pinzas de corte|needle-nose=pinzas de punta|channel locks=pinzas de extensión
wire strippers,strippers=pelacables|screwdriver=desarmador,destornillador|adjustable wrench=perico|drill=taladro|drill bit,bit=broca
hole saw=brocasierra|hacksaw=segueta|bender=dobladora|knockout punch=sacabocados|level=nivel|tape measure=cinta,flexómetro|knife=navaja
tester=probador|ladder=escalera|flashlight=lámpara de mano|gloves=guantes|hard hat=casco|stud=poste,montante|joist=viga
drywall,sheetrock=tablaroca|ceiling=techo,plafón|attic=ático|trench,ditch=zanja|rough-in,rough in=preparación (antes de tapar muros)
trim-out,trim out,trim=acabados|home run=corrida directa al tablero|pull wire,pull the wire=jalar cable|bend=doblar|strip=pelar
trip=botarse,dispararse|short circuit,short=corto|ground fault=falla a tierra|live=vivo,con corriente|dead=sin corriente|loose=flojo
turn off the power,turn off the breaker,shut off=corte la corriente,baje la pastilla|lock out,lockout=poner candado
don't touch=no toque|watch out,be careful=¡cuidado!,¡aguas!|foreman=mayordomo|journeyman=oficial|apprentice=aprendiz|helper=ayudante
blueprint,drawing,plans=plano|overtime=tiempo extra|break=descanso|shock=toque,descarga|grounding=puesta a tierra|bonding=unión`;
