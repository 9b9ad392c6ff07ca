/** German of errors about forms of texts, by their English, in which `{0}` stands for a value. */
export const forms = {
  'a MAC address of six or eight two-digit hexadecimal octets, such as "00:1b:63:84:45:e6"':
    'eine MAC-Adresse aus sechs oder acht zweistelligen hexadezimalen Oktetten, etwa "00:1b:63:84:45:e6"',
  'an IPv4 address, such as "192.0.2.17"': 'eine IPv4-Adresse, etwa "192.0.2.17"',
  'an IPv6 address, such as "2001:db8::17"': 'eine IPv6-Adresse, etwa "2001:db8::17"',
  'an IPv4 or IPv6 address, such as "192.0.2.17" or "2001:db8::17"':
    'eine IPv4- oder IPv6-Adresse, etwa "192.0.2.17" oder "2001:db8::17"',
  'a host name or domain without blanks, such as "web1.example.org"':
    'ein Hostname oder eine Domain ohne Leerzeichen, etwa "web1.example.org"',
  'an e-mail address, such as "ada@example.org"': 'eine E-Mail-Adresse, etwa "ada@example.org"',
  'a web address without blanks, such as "https://example.org/"': 'eine Webadresse ohne Leerzeichen, etwa "https://example.org/"',
  'a world wide name of eight or sixteen two-digit hexadecimal octets, such as "50:06:0b:00:00:c2:62:00"':
    'ein World Wide Name aus acht oder sechzehn zweistelligen hexadezimalen Oktetten, etwa "50:06:0b:00:00:c2:62:00"',
  'a UUID, such as "123e4567-e89b-12d3-a456-426614174000"': 'eine UUID, etwa "123e4567-e89b-12d3-a456-426614174000"',
  'an IMEI of 14 to 16 digits, such as "35-209900-176148-1"': 'eine IMEI aus 14 bis 16 Ziffern, etwa "35-209900-176148-1"',
  'a color of hexadecimal digits, such as "#a2bcfa"': 'eine Farbe aus hexadezimalen Ziffern, etwa "#a2bcfa"',
  'an integer': 'eine ganze Zahl',
  'a latitude from -90 to 90 degrees, such as "51.3397" or "51° 20\' 23\\" N"':
    'ein Breitengrad von -90 bis 90 Grad, etwa "51.3397" oder "51° 20\' 23\\" N"',
  'a longitude from -180 to 180 degrees, such as "12.3731" or "12° 22\' 23\\" E"':
    'ein Längengrad von -180 bis 180 Grad, etwa "12.3731" oder "12° 22\' 23\\" E"',
} as const satisfies Readonly<Record<string, string>>;
