import type { SameKeys } from '../areas.ts';
import type { legal as english } from '../en/legal.ts';

export const legal = {
  contents: 'Contenido',
  termsEffective: 'Vigente desde el 12 de abril de 2025',
  termsIntro: 'Estos términos son el acuerdo entre usted y Wirewise sobre el uso de la app, el sitio y el programa de escritorio.',
  terms1Title: 'Aceptación de estos términos',
  terms1Text:
    'Al abrir Wirewise, hacerle una pregunta o crear una cuenta, usted acepta estos términos y la Política de privacidad. Si no está de acuerdo, no lo use. Si lo usa en nombre de una empresa, confirma que tiene facultad para aceptar por ella.',
  terms2Title: 'Quién puede usar Wirewise',
  terms2Text:
    'Debe tener al menos 13 años. Si tiene menos de 18, su padre, madre o tutor debe autorizar el uso y aceptar estos términos.\n\nNo puede usar Wirewise donde la ley se lo prohíba, ni después de que se haya bloqueado una cuenta suya.',
  terms3Title: 'Qué es Wirewise y qué no es',
  terms3Text:
    'Wirewise explica el trabajo eléctrico y el código eléctrico con sus propias palabras, con cálculos y referencias. Es una ayuda para quienes conocen el oficio o lo están aprendiendo.\n\nNo es el libro del código, ni ingeniería, ni asesoría legal, ni una inspección. Las respuestas pueden estar mal o desactualizadas. Siempre deciden el código adoptado con sus enmiendas locales, el listado y las instrucciones del equipo, y la autoridad competente. Trabajar en instalaciones eléctricas puede costar la vida: hágalo solo si está calificado y autorizado, y con la energía cortada y verificada.',
  terms4Title: 'Su cuenta',
  terms4Text:
    'Dé información verdadera, no comparta su contraseña y avísenos si cree que alguien más usa su cuenta. Usted responde por lo que se haga con ella.\n\nUna cuenta inactiva durante 12 meses o más puede suspenderse. Antes escribiremos al correo de la cuenta.',
  terms5Title: 'Invitados',
  terms5Text:
    'Puede hacer unas cuantas preguntas sin cuenta. Se cuentan por dirección de red, así que quienes usan la misma dirección se las reparten. Por favor no intente saltarse el conteo.',
  terms6Title: 'Planes y pagos',
  terms6Text:
    'El plan gratis no cuesta nada. Un plan de pago se renueva al final de cada periodo, mensual, trimestral o anual, y se vuelve a cobrar cada vez, a menos que lo cancele antes de la renovación. El precio y el periodo se muestran antes de que acepte.\n\nAl cancelar, el plan termina al final del periodo ya pagado. Lo ya pagado se devuelve solo cuando la ley lo exige.',
  terms7Title: 'Lo que usted escribe',
  terms7Text:
    'Sus preguntas, notas y comentarios siguen siendo suyos. Usted nos permite guardarlos y procesarlos para que Wirewise le conteste, conserve su historial en sus aparatos y podamos mejorarlo.\n\nNo envíe lo que no le toca compartir, como planos confidenciales o datos personales de otros.',
  terms8Title: 'Lo que no se permite',
  terms8Text:
    'No use Wirewise para violar la ley ni para poner a nadie en peligro: alterar medidores, anular la puesta a tierra o las protecciones, o trabajar energizado sin necesidad. No lo ataque ni lo sobrecargue, no extraiga su contenido con programas automáticos, no copie su base de conocimiento, no se salte sus límites ni lo use a nombre de otra persona.',
  terms9Title: 'Nuestros derechos y los de otros',
  terms9Text:
    'El programa, sus textos, ilustraciones y nombre son de Wirewise o de quienes le dieron licencia. Puede usar las respuestas en su trabajo.\n\nEl National Electrical Code lo publica la National Fire Protection Association y le pertenece. Wirewise remite a sus secciones, no reproduce su texto y no tiene relación con esa asociación. Los videos y sitios enlazados son de sus autores.',
  terms10Title: 'Suspensión y fin',
  terms10Text:
    'Puede dejarlo cuando quiera y eliminar su cuenta en los ajustes. Podemos suspender o cerrar una cuenta que incumpla estos términos o ponga en riesgo a otros o al servicio. Cuando se pueda, diremos por qué y le daremos oportunidad de corregirlo.',
  terms11Title: 'Sin garantía',
  terms11Text:
    'Wirewise se ofrece tal como es y según esté disponible. Hasta donde la ley lo permite, no garantizamos que sus respuestas sean correctas, completas o adecuadas para su obra, ni que Wirewise esté siempre disponible. Revise lo importante antes de confiar en ello.',
  terms12Title: 'Límite de responsabilidad',
  terms12Text:
    'Hasta donde la ley lo permite, no respondemos por daños indirectos o consecuentes, ganancias perdidas ni datos perdidos. Nuestra responsabilidad total por todas las reclamaciones se limita a $100 por los últimos 12 meses. Lo que la ley no deja limitar queda sin límite.',
  terms13Title: 'Controversias',
  terms13Text:
    'Escríbanos primero; casi todo se arregla así. Lo que no, se decide por arbitraje vinculante solo entre usted y nosotros, no en tribunales ni como demanda colectiva, a menos que quepa en un tribunal de reclamos menores o la ley le dé otro derecho. Se aplica la ley de Estados Unidos y la del estado donde Wirewise está establecido.',
  terms14Title: 'Cambios y contacto',
  terms14Text:
    'Podemos cambiar estos términos. Los cambios importantes se anuncian al menos 30 días antes de aplicarse, en la app o por correo. Si sigue usando Wirewise después, valen los nuevos términos.\n\nLas preguntas nos llegan por la página de contacto.',
  privacyEffective: 'Vigente desde febrero de 2025',
  privacyIntro: 'Qué sabe Wirewise de usted, para qué, quién más lo ve y cómo se elimina.',
  privacy1Title: 'Qué cubre esta política',
  privacy1Text:
    'Cubre la app, el sitio y el programa de escritorio de Wirewise. Los sitios y videos que enlazamos tienen sus propias políticas. En un servidor que maneje su propia empresa, ella decide sobre los datos que guarda.',
  privacy2Title: 'Qué recopilamos',
  privacy2Text:
    'Datos de la cuenta: nombre, correo, teléfono, un hash de su contraseña y lo que agregue a su perfil, como foto, número de licencia o empresa.\n\nContenido: sus preguntas, las respuestas, las hojas de trabajo y los comentarios. Comunicación: lo que nos escribe.\n\nDatos de pago: si toma un plan de pago, lo necesario para cobrarlo. No guardamos números de tarjeta.\n\nRegistros, uso y aparato: hora, tipo de navegador y sistema, errores y conteos que muestran cómo anda el servicio. Ubicación: solo lo que una dirección de red indica a grandes rasgos y el estado que usted elige; nunca pedimos su posición. La dirección de red de un invitado se guarda solo como hash con clave, para contar las preguntas gratis.\n\nCookies y almacenamiento: Wirewise no pone cookies de publicidad ni de rastreo. Una cookie recuerda que un aparato ya inició sesión, para que los intentos de un extraño no lo dejen fuera; no deja entrar a nadie. Guarda su sesión, idioma, tema y chats en el almacenamiento de su aparato.',
  privacy3Title: 'Para qué lo usamos',
  privacy3Text:
    'Para contestar sus preguntas, tener su historial en sus aparatos, manejar cuentas y planes, ayudarle cuando nos escribe, proteger el servicio contra abusos, corregir errores y mejorar las respuestas. No lo vendemos ni lo usamos para publicidad.',
  privacy4Title: 'Con quién lo compartimos',
  privacy4Text:
    'Con quienes trabajan para nosotros y lo necesitan: alojamiento, correo y, si está configurado, el proveedor del modelo de lenguaje que redacta una respuesta. El modelo recibe la pregunta y lo necesario para contestarla, no los datos de su cuenta.\n\nCon las autoridades cuando la ley nos obliga, y con quien suceda a Wirewise, bajo esta política. Con nadie más.',
  privacy5Title: 'Cuánto tiempo lo guardamos',
  privacy5Text:
    'Los datos de la cuenta y los chats, hasta que los elimine o elimine su cuenta; una cuenta cuyo correo nunca se confirmó se borra tras 90 días sin uso. La pregunta de un invitado se guarda 24 horas en el servidor. Los registros se guardan poco tiempo y luego se borran. Los respaldos, unas semanas después.\n\nPuede pedir que se eliminen sus datos: en los ajustes, con la solicitud de eliminación de datos o escribiéndonos.',
  privacy6Title: 'Sus derechos',
  privacy6Text:
    'Puede ver sus datos, corregirlos, llevárselos, pedir que se eliminen y oponerse a un uso, según la ley de donde vive. Contestamos en el plazo legal y nunca le damos un trato peor por pedirlo.',
  privacy7Title: 'Cómo lo protegemos',
  privacy7Text:
    'Las conexiones van cifradas, las contraseñas se guardan solo como hash, el acceso se limita a quien lo necesita y puede cerrar la sesión en todos sus aparatos a la vez. Ningún sistema es del todo seguro; si pasa algo que le afecte, le avisamos.',
  privacy8Title: 'En su aparato',
  privacy8Text:
    'Los chats se guardan en su aparato para poder leerlos sin señal. Al cerrar sesión se quitan de ahí. En un teléfono o computadora compartidos, cierre sesión al terminar.',
  privacy9Title: 'Menores',
  privacy9Text:
    'Wirewise no está hecho para menores de 13 años y no recopilamos sus datos a sabiendas. Si cree que un menor nos dio datos, escríbanos y los eliminamos.',
  privacy10Title: 'Cambios a esta política',
  privacy10Text:
    'Cuando esta política cambie mostraremos aquí la nueva fecha, y anunciaremos los cambios importantes en la app o por correo antes de que apliquen. Las preguntas nos llegan por la página de contacto.',
} as const satisfies SameKeys<typeof english>;
