/** The commonest passwords of at least twelve characters, in lower case. Programs that guess try them first. */
const listed = `
  000000000000 0000000000000 0123456789012 012345678910 0987654321098 101010101010 111111111111 1111111111111
  11111111111111 1111111111111111 111122223333 112233445566 11223344556677 121212121212 121314151617 123123123123
  123321123321 123412341234 123456123456 123456654321 1234567890-= 123456789012 1234567890123 12345678901234
  123456789012345 1234567890123456 1234567891011 12345678910111 123456789101112 123456789123 1234567891234
  12345678987654321 123456789abc 123456789qwe 123qweasdzxc 131313131313 147258369147 159753159753 1q2w3e4r5t6y
  1q2w3e4r5t6y7u 1q2w3e4r5t6y7u8i9o0p 1qaz2wsx3edc 1qaz2wsx3edc4rfv 222222222222 333333333333 555555555555
  666666666666 777777777777 888888888888 987654321012 9876543210123 999999999999 a123456789012 a1b2c3d4e5f6
  aaaaaaaaaaaa abc123456789 abc123abc123 abcabcabcabc abcd12345678 abcd123456789 abcdef123456 abcdefg12345
  abcdefghijkl abcdefghijklm abcdefghijklmnop abcdefghijklmnopqrstuvwxyz admin1234567 admin12345678 admin123456789
  admin@123456 adminadmin12 adminadmin123 adminadminadmin administrator administrator! administrator1 administrator123
  adminpassword asdasdasdasd asdf12345678 asdfasdfasdf asdfghjkl123 asdfghjkl;'# asdfghjklöä# barcelona123
  baseball1234 basketball12 basketball123 changeme123! changeme1234 changeme12345 changemechangeme changemenow!
  chelsea12345 computer1234 correcthorsebatterystaple default12345 defaultpassword facebook1234 football1234
  football12345 geheim123456 geheimespasswort geheimgeheim guest1234567 hallo1234567 hallo12345678 hallohallo12
  hallohallohallo hello1234567 hello12345678 helloworld12 helloworld123 ichliebedich ichliebedich1 iloveyou123!
  iloveyou1234 iloveyou12345 iloveyouforever iloveyousomuch internet1234 kataster1234 kataster12345 katasterkataster
  letmein12345 letmein123456 letmeinletmein letmeinplease liverpool123 loveyouforever manchesterunited meinpasswort
  meinpasswort1 michael12345 minecraft123 monkey123456 mypassword12 mypassword123 mypassword1234 newpassword1
  newpassword123 opensesame12 opensesame123 p@ssw0rd123! p@ssw0rd1234 p@ssword1234 passw0rd123! passw0rd1234
  password0123 password123! password1234 password1234! password12345 password123456 passwordpassword passwort123!
  passwort1234 passwort12345 passwort123456 passwortpasswort princess1234 q1w2e3r4t5y6 qazwsxedcrfv qweasdzxc123
  qwer1234qwer qwerasdfzxcv qwert1234567 qwerty123456 qwerty1234567 qwerty12345678 qwerty123456789 qwertyqwerty
  qwertyuiop12 qwertyuiop123 qwertyuiop1234 qwertyuiop[] qwertyuiopasdfghjkl qwertz123456 qwertzqwertz qwertzuiop12
  qwertzuiop123 qwertzuiopü+ root12345678 rootpassword rootrootroot samsung12345 schalke04schalke04 secret123456
  secretpassword secretsecret starwars1234 summer123456 sunshine1234 sunshine12345 superman1234 supersecret1
  supersecret123 temporary123 temppassword test12345678 test123456789 test1234test testing12345 testpassword
  testtesttest thisisapassword topsecret123 trustno1trustno1 unbelievable user12345678 userpassword welcome1234!
  welcome12345 welcome123456 welcome2024! welcome2025! welcome2026! welcomehome1 whatever1234 willkommen1!
  willkommen12 willkommen123 willkommen123! zaq12wsxcde3 zaq1xsw2cde3 zxcvbnm,./123 zxcvbnm12345 zxcvbnmasdfghjkl
`;

/** The list, each once. */
export const commonPasswords: ReadonlySet<string> = new Set(listed.split(/\s+/).filter(text => text !== ''));

/** Whether a password is one of the commonest, in whatever case, and with whatever spaces around it. */
export function isCommonPassword(text: string): boolean {
  return commonPasswords.has(text.normalize('NFC').trim().toLowerCase());
}
