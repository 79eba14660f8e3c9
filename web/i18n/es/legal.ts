import type { SameKeys } from '../areas.ts';
import type { legal as english } from '../en/legal.ts';

export const legal = {
  contents: 'Contenido',
  termsEffective: 'Vigente desde el 12 de abril de 2025',
  termsIntro: 'Estos términos son el acuerdo entre tú y Wirewise sobre el uso de la app, el sitio y el programa de escritorio.',
  terms1Title: 'Aceptación de estos términos',
  terms1Text:
    'Al abrir Wirewise, hacerle una pregunta o crear una cuenta aceptas estos términos y la Política de privacidad. Si no estás de acuerdo, no lo uses. Si lo usas por una empresa, confirmas que puedes aceptar en su nombre.',
  terms2Title: 'Quién puede usar Wirewise',
  terms2Text:
    'Debes tener al menos 13 años. Si tienes menos de 18, tu padre, madre o tutor debe autorizar el uso y estos términos.\n\nNo puedes usar Wirewise donde la ley te lo prohíba, ni después de que se haya bloqueado una cuenta tuya.',
  terms3Title: 'Qué es Wirewise y qué no es',
  terms3Text:
    'Wirewise explica el trabajo eléctrico y el código eléctrico con sus propias palabras, con cálculos y referencias. Es una ayuda para quienes conocen el oficio o lo están aprendiendo.\n\nNo es el libro del código, ni ingeniería, ni asesoría legal, ni una inspección. Las respuestas pueden estar mal o desactualizadas. Siempre deciden el código adoptado con sus enmiendas locales, el listado y las instrucciones del equipo, y la autoridad competente. Trabajar en instalaciones eléctricas puede matar: hazlo solo si estás calificado y autorizado, y con la energía cortada y verificada.',
  terms4Title: 'Tu cuenta',
  terms4Text:
    'Da información verdadera, guarda tu contraseña y avísanos si crees que alguien más usa tu cuenta. Tú respondes por lo que se haga con ella.\n\nUna cuenta inactiva durante 12 meses o más puede suspenderse. Antes escribiremos a su correo.',
  terms5Title: 'Invitados',
  terms5Text:
    'Puedes hacer unas cuantas preguntas sin cuenta. Se cuentan por dirección de red, así que quienes comparten una dirección las comparten. Por favor no intentes saltarte el conteo.',
  terms6Title: 'Planes y pagos',
  terms6Text:
    'El plan gratis no cuesta nada. Un plan de pago se renueva al final de cada periodo, mensual, trimestral o anual, y se vuelve a cobrar cada vez, a menos que lo canceles antes de la renovación. El precio y el periodo se muestran antes de que aceptes.\n\nAl cancelar, el plan termina al final del periodo ya pagado. Lo ya pagado se devuelve solo cuando la ley lo exige.',
  terms7Title: 'Lo que escribes',
  terms7Text:
    'Tus preguntas, notas y comentarios siguen siendo tuyos. Nos permites guardarlos y procesarlos para que Wirewise te conteste, tengas tu historial en tus equipos y podamos mejorarlo.\n\nNo envíes lo que no te toca compartir, como planos confidenciales o datos personales de otros.',
  terms8Title: 'Lo que no se permite',
  terms8Text:
    'No uses Wirewise para violar la ley ni para poner a nadie en peligro: alterar medidores, anular la puesta a tierra o las protecciones, o trabajar energizado sin necesidad. No lo ataques ni lo sobrecargues, no lo leas con máquinas, no copies su base de conocimiento, no te saltes sus límites ni lo uses a nombre de otro.',
  terms9Title: 'Nuestros derechos y los de otros',
  terms9Text:
    'El programa, sus textos, ilustraciones y nombre son de Wirewise o de quienes le dieron licencia. Puedes usar las respuestas en tu trabajo.\n\nEl National Electrical Code lo publica la National Fire Protection Association y le pertenece. Wirewise remite a sus secciones, no reproduce su texto y no tiene relación con esa asociación. Los videos y sitios enlazados son de sus autores.',
  terms10Title: 'Suspensión y fin',
  terms10Text:
    'Puedes dejarlo cuando quieras y eliminar tu cuenta en los ajustes. Podemos suspender o cerrar una cuenta que incumpla estos términos o ponga en riesgo a otros o al servicio. Cuando se pueda, diremos por qué y te daremos oportunidad de corregirlo.',
  terms11Title: 'Sin garantía',
  terms11Text:
    'Wirewise se ofrece tal como es y según esté disponible. Hasta donde la ley lo permite, no garantizamos que sus respuestas sean correctas, completas o adecuadas para tu obra, ni que siempre esté disponible. Revisa lo importante antes de confiar en ello.',
  terms12Title: 'Límite de responsabilidad',
  terms12Text:
    'Hasta donde la ley lo permite, no respondemos por daños indirectos o consecuentes, ganancias perdidas ni datos perdidos. Nuestra responsabilidad total por todas las reclamaciones se limita a $100 por los últimos 12 meses. Lo que la ley no deja limitar queda sin límite.',
  terms13Title: 'Controversias',
  terms13Text:
    'Escríbenos primero; casi todo se arregla así. Lo que no, se decide por arbitraje vinculante solo entre tú y nosotros, no en tribunales ni como demanda colectiva, a menos que quepa en un tribunal de reclamos menores o la ley te dé otro derecho. Se aplica la ley de Estados Unidos y la del estado donde Wirewise está establecido.',
  terms14Title: 'Cambios y contacto',
  terms14Text:
    'Podemos cambiar estos términos. Los cambios importantes se anuncian al menos 30 días antes de aplicarse, en la app o por correo. Si sigues usando Wirewise después, valen los nuevos términos.\n\nLas preguntas nos llegan por la página de contacto.',
  privacyEffective: 'Vigente desde febrero de 2025',
  privacyIntro: 'Qué sabe Wirewise de ti, para qué, quién más lo ve y cómo se elimina.',
  privacy1Title: 'Qué cubre esta política',
  privacy1Text:
    'Cubre la app, el sitio y el programa de escritorio de Wirewise. Los sitios y videos que enlazamos tienen sus propias políticas. En un servidor que maneje tu propia empresa, ella decide sobre los datos que guarda.',
  privacy2Title: 'Qué recopilamos',
  privacy2Text:
    'Datos de la cuenta: nombre, correo, teléfono, un hash de tu contraseña y lo que agregues a tu perfil, como foto, número de licencia o empresa.\n\nContenido: tus preguntas, las respuestas, las fichas de obra y los comentarios. Comunicación: lo que nos escribes.\n\nDatos de pago: si tomas un plan de pago, lo necesario para cobrarlo. No guardamos números de tarjeta.\n\nRegistros, uso y equipo: hora, tipo de navegador y sistema, errores y conteos que muestran cómo anda el servicio. Ubicación: solo lo que una dirección de red indica a grandes rasgos y el estado que tú eliges; nunca pedimos tu posición. La dirección de red de un invitado se guarda solo como hash con clave, para contar las preguntas gratis.\n\nCookies y almacenamiento: Wirewise no pone cookies de publicidad ni de rastreo. Guarda tu sesión, idioma, tema y chats en el almacenamiento de tu equipo.',
  privacy3Title: 'Para qué lo usamos',
  privacy3Text:
    'Para contestar tus preguntas, tener tu historial en tus equipos, manejar cuentas y planes, ayudarte cuando escribes, proteger el servicio contra abusos, corregir errores y mejorar las respuestas. No lo vendemos ni lo usamos para publicidad.',
  privacy4Title: 'Con quién lo compartimos',
  privacy4Text:
    'Con quienes trabajan para nosotros y lo necesitan: alojamiento, correo y, si está configurado, el proveedor del modelo de lenguaje que redacta una respuesta. El modelo recibe la pregunta y lo necesario para contestarla, no los datos de tu cuenta.\n\nCon las autoridades cuando la ley nos obliga, y con quien suceda a Wirewise, bajo esta política. Con nadie más.',
  privacy5Title: 'Cuánto tiempo lo guardamos',
  privacy5Text:
    'Los datos de la cuenta y los chats, hasta que los elimines o elimines tu cuenta. La pregunta de un invitado se guarda 24 horas en el servidor. Los registros se guardan poco tiempo y luego se borran. Los respaldos, unas semanas después.\n\nPuedes pedir que se eliminen tus datos: en los ajustes, con la solicitud de eliminación de datos o escribiéndonos.',
  privacy6Title: 'Tus derechos',
  privacy6Text:
    'Puedes ver tus datos, corregirlos, llevártelos, pedir que se eliminen y oponerte a un uso, según la ley de donde vives. Contestamos en el plazo legal y nunca te tratamos peor por pedirlo.',
  privacy7Title: 'Cómo lo protegemos',
  privacy7Text:
    'Las conexiones van cifradas, las contraseñas se guardan solo como hash, el acceso se limita a quien lo necesita y puedes cerrar la sesión en todos tus equipos a la vez. Ningún sistema es del todo seguro; si pasa algo que te afecte, te avisamos.',
  privacy8Title: 'En tu equipo',
  privacy8Text:
    'Los chats se guardan en tu equipo para poder leerlos sin señal. Al cerrar sesión se quitan de ahí. En un teléfono o computadora compartidos, cierra sesión al terminar.',
  privacy9Title: 'Menores',
  privacy9Text:
    'Wirewise no está hecho para menores de 13 años y no recopilamos sus datos a sabiendas. Si crees que un menor nos dio datos, escríbenos y los eliminamos.',
  privacy10Title: 'Cambios a esta política',
  privacy10Text:
    'Cuando esta política cambie mostraremos aquí la nueva fecha, y anunciaremos los cambios importantes en la app o por correo antes de que apliquen. Las preguntas nos llegan por la página de contacto.',
} as const satisfies SameKeys<typeof english>;
