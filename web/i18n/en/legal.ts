// The sections are numbered by their place; a blank line separates paragraphs.
export const legal = {
  contents: 'Contents',
  termsEffective: 'Effective 4/12/2025',
  termsIntro: 'These terms are the agreement between you and Wirewise about the use of the app, the website and the desktop program.',
  terms1Title: 'Agreement to these terms',
  terms1Text:
    'By opening Wirewise, asking it a question or making an account you agree to these terms and to the Privacy Policy. If you do not agree, please do not use it. If you use it for a company, you confirm that you may agree on its behalf.',
  terms2Title: 'Who may use Wirewise',
  terms2Text:
    'You must be at least 13 years old. If you are under 18, a parent or guardian must consent to your use and to these terms.\n\nYou may not use Wirewise where the law forbids it to you, or after an account of yours was blocked.',
  terms3Title: 'What Wirewise is, and what it is not',
  terms3Text:
    'Wirewise explains electrical work and the electrical code in its own words, with calculations and references. It is an aid for people who know the trade or are learning it.\n\nIt is not the code book, not engineering, not legal advice, and not an inspection. Answers can be wrong or out of date. The adopted code with its local amendments, the listing and instructions of the equipment, and the authority having jurisdiction always decide. Work on electrical systems can kill: do it only if you are qualified and allowed to, and with the power off and verified.',
  terms4Title: 'Your account',
  terms4Text:
    'Give true information, keep your password to yourself, and tell us if you think that somebody else uses your account. You are responsible for what is done with it.\n\nAn account that has been inactive for 12 months or longer may be suspended. We will write to its email address first.',
  terms5Title: 'Guests',
  terms5Text:
    'You may ask a few questions without an account. They are counted by network address, so people behind one address share them. Please do not try to get around the count.',
  terms6Title: 'Plans and payment',
  terms6Text:
    'The free plan costs nothing. A paid plan renews at the end of each period, monthly, quarterly or yearly, and is billed again each time unless you cancel it before the renewal. The price and the period are shown before you agree.\n\nCancelling ends the plan at the end of the period already paid. Money already paid is returned only where the law requires it.',
  terms7Title: 'What you write',
  terms7Text:
    'Your questions, notes and feedback stay yours. You allow us to store and process them so that Wirewise can answer you, keep your history on your devices, and be improved.\n\nDo not send what is not yours to share, such as confidential drawings or other people’s personal data.',
  terms8Title: 'What is not allowed',
  terms8Text:
    'Do not use Wirewise to break the law or to put people in danger: tampering with meters, defeating grounding or protection, or working live without need. Do not attack or overload it, read it out by machine, copy its knowledge base, get around its limits, or use it in someone else’s name.',
  terms9Title: 'Our rights and those of others',
  terms9Text:
    'The program, its texts, illustrations and name belong to Wirewise or its licensors. You may use the answers in your work.\n\nThe National Electrical Code is published by the National Fire Protection Association and belongs to it. Wirewise refers to its sections, does not reproduce its text, and is not connected with the association. Linked videos and sites belong to their makers.',
  terms10Title: 'Suspension and end',
  terms10Text:
    'You may stop at any time and delete your account in the settings. We may suspend or end an account that breaks these terms or endangers others or the service. Where we can, we say why and give you the chance to set it right.',
  terms11Title: 'No warranty',
  terms11Text:
    'Wirewise is provided as it is and as it is available. As far as the law allows, we give no warranty that its answers are correct, complete or fit for your job, or that it is always reachable. Check what matters before you rely on it.',
  terms12Title: 'Limit of liability',
  terms12Text:
    'As far as the law allows, we are not liable for indirect or consequential damage, lost profit or lost data. Our total liability for all claims is limited to $100 over the past 12 months. What the law does not let us limit stays unlimited.',
  terms13Title: 'Disputes',
  terms13Text:
    'Please write to us first; most things can be settled that way. What cannot is decided by binding arbitration between you and us alone, not in court and not as a class, unless it fits a small claims court or the law gives you another right. The law of the United States and of the state where Wirewise is established applies.',
  terms14Title: 'Changes and contact',
  terms14Text:
    'We may change these terms. Significant changes are announced at least 30 days before they apply, in the app or by email. If you go on using Wirewise after that, the new terms apply.\n\nQuestions about them reach us through the contact page.',
  privacyEffective: 'Effective February 2025',
  privacyIntro: 'What Wirewise knows about you, why, who else sees it, and how you have it deleted.',
  privacy1Title: 'What this policy covers',
  privacy1Text:
    'It covers the Wirewise app, website and desktop program. Sites and videos that we link to have policies of their own. With a server that your own company runs, that company decides about the data on it.',
  privacy2Title: 'What we collect',
  privacy2Text:
    'Account data: name, email, phone number, a hash of your password, and what you add to your profile, such as a photo, license number or company.\n\nContent: your questions, the answers, job cards and feedback. Communication: what you write to us.\n\nPayment data: if you take a paid plan, what is needed to bill it. We do not store card numbers.\n\nLog, usage and device data: time, kind of browser and system, errors, and counts that show how the service does. Location data: only what a network address roughly tells, and the state you choose yourself; we never ask for your position. A guest’s network address is kept only as a keyed hash, to count free questions.\n\nCookies and storage: Wirewise sets no advertising or tracking cookies. One cookie remembers that a device has logged in, so that a stranger’s guesses do not lock it out; it lets nobody in. It keeps your login, language, theme and chats in your device’s storage.',
  privacy3Title: 'How we use it',
  privacy3Text:
    'To answer your questions, keep your history on your devices, run accounts and plans, help you when you write, protect the service against abuse, mend errors and improve answers. We do not sell it and do not use it for advertising.',
  privacy4Title: 'Who we share it with',
  privacy4Text:
    'With those who work for us and need it: hosting, mail, and, when one is set up, the provider of the language model that phrases an answer. A model receives the question and what is needed to answer it, not your account data.\n\nWith authorities when the law compels us, and with a successor if Wirewise is taken over, under this policy. With nobody else.',
  privacy5Title: 'How long we keep it',
  privacy5Text:
    'Account data and chats until you delete them or your account; an account whose email address was never proved ends after 90 days without use. A guest’s question is kept on the server for 24 hours. Logs are kept for a short time and then deleted. Backups follow within weeks.\n\nYou can have your data deleted on request: in the settings, by the data deletion request, or by writing to us.',
  privacy6Title: 'Your rights',
  privacy6Text:
    'You may see your data, correct it, take it with you, have it deleted, and object to a use of it, as far as the law where you live provides. We answer within the time the law sets and never treat you worse for asking.',
  privacy7Title: 'How we protect it',
  privacy7Text:
    'Connections are encrypted, passwords are stored only as hashes, access is limited to those who need it, and logins can be ended on all devices at once. No system is perfectly safe; if something happens that concerns you, we tell you.',
  privacy8Title: 'On your device',
  privacy8Text:
    'Chats are stored on your device so that they can be read without signal. Logging out removes them from it. On a shared phone or computer, log out when you are done.',
  privacy9Title: 'Children',
  privacy9Text:
    'Wirewise is not meant for children under 13, and we do not knowingly collect data from them. If you think that a child has given us data, write to us and we delete it.',
  privacy10Title: 'Changes to this policy',
  privacy10Text:
    'When this policy changes we show the new date here, and announce significant changes in the app or by email before they apply. Questions reach us through the contact page.',
} as const;
