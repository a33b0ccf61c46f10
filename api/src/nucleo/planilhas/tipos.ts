import { PlanilhaRecusada } from './planilha.js';

/** What to do with a file that a spreadsheet program opens. */
const SALVE_COMO_XLSX = 'Abra-o no Excel ou no LibreOffice, salve-o como .xlsx e envie-o de novo.';
const ENVIE = 'Envie .xlsx, .ods ou .csv.';

const ANTIGA =
  'O arquivo é de uma versão antiga do Excel (.xls) ou tem senha. Salve como .xlsx, sem senha, e envie de novo.';
const COM_SENHA = 'A planilha tem senha. Salve sem senha, como .xlsx, e envie de novo.';
const PAGINA = `O arquivo é uma página da internet (HTML), mesmo que o nome dele termine em .xls. ${SALVE_COMO_XLSX}`;
const XML = `O arquivo é um XML, mesmo que o nome dele termine em .xls. ${SALVE_COMO_XLSX}`;
const PDF =
  'O arquivo é um PDF, não é uma planilha. Peça a planilha de onde o PDF foi feito e envie em .xlsx, .ods ou .csv.';
const IMAGEM = `O arquivo é uma imagem, não é uma planilha. ${ENVIE}`;
const DESCOMPACTE = 'Descompacte-o e envie a planilha que está dentro dele.';
const COMPACTADO = `O arquivo está compactado. ${DESCOMPACTE}`;
const TEXTO_FORMATADO = `O arquivo é um documento de texto, não é uma planilha. ${ENVIE}`;
const OUTRA = `O arquivo não é uma planilha. ${ENVIE}`;

/** The first bytes of files that cannot be read, with the message for each. */
const ASSINATURAS: readonly { bytes: Buffer; posicao?: number; frase: string }[] = [
  { bytes: Buffer.from('%PDF-'), frase: PDF },
  ...['89504E470D0A', 'FFD8FF', '49492A00', '4D4D002A'].map((hex) => ({
    bytes: Buffer.from(hex, 'hex'),
    frase: IMAGEM,
  })),
  ...['GIF87a', 'GIF89a'].map((texto) => ({ bytes: Buffer.from(texto), frase: IMAGEM })),
  { bytes: Buffer.from('WEBP'), posicao: 8, frase: IMAGEM },
  { bytes: Buffer.from('ftyp'), posicao: 4, frase: IMAGEM },
  ...['526172211A07', '377ABCAF271C', '1F8B08'].map((hex) => ({ bytes: Buffer.from(hex, 'hex'), frase: COMPACTADO })),
  { bytes: Buffer.from('{\\rtf'), frase: TEXTO_FORMATADO },
];

const OLE = Buffer.from('D0CF11E0A1B11AE1', 'hex');
/** In the directory of an OLE file that holds an encrypted workbook of a new Excel. */
const CIFRADA = Buffer.from('EncryptedPackage', 'utf16le');

const ehPagina = (inicio: string): boolean =>
  /^<(!doctype html|html|head|body|table|meta|style|div|center|!--)/i.test(inicio);

/** A text of tags, or a page with its images in one file. */
const TEXTOS: readonly { eh: (inicio: string) => boolean; frase: string }[] = [
  { eh: (inicio) => ehPagina(inicio) || /^(mime-version|from: <?saved by)/i.test(inicio), frase: PAGINA },
  { eh: (inicio) => inicio.startsWith('<?xml'), frase: XML },
];

/**
 * Refuses by its first bytes a file that is no spreadsheet which can be read, with what it is and the way out. Throws
 * `PlanilhaRecusada`.
 */
export function recusarOutrosTipos(bytes: Buffer): void {
  if (bytes.subarray(0, OLE.length).equals(OLE))
    throw new PlanilhaRecusada(bytes.includes(CIFRADA) ? COM_SENHA : ANTIGA);
  const achada = ASSINATURAS.find(({ bytes: sinal, posicao = 0 }) =>
    bytes.subarray(posicao, posicao + sinal.length).equals(sinal),
  );
  if (achada) throw new PlanilhaRecusada(achada.frase);
  const inicio = inicioDoTexto(bytes);
  const texto = TEXTOS.find(({ eh }) => eh(inicio));
  if (texto) throw new PlanilhaRecusada(texto.frase);
}

/** Enough to know a page by. Zeros are left out: they are every second byte of UTF-16. */
const inicioDoTexto = (bytes: Buffer): string =>
  bytes
    .subarray(0, 1_024)
    .toString('latin1')
    .replace(/^(ï»¿|ÿþ|þÿ)/, '')
    .replaceAll('\0', '')
    .trimStart();

/** Why a zip with these parts is no spreadsheet that can be read. */
export function recusaDoZip(partes: readonly string[]): string {
  const tem = (padrao: RegExp) => partes.some((parte) => padrao.test(parte));
  if (tem(/^xl\/workbook\.bin$/i)) return `O arquivo é uma pasta binária do Excel (.xlsb). ${SALVE_COMO_XLSX}`;
  if (tem(/^Index\/.*\.iwa$/i)) return 'O arquivo é do Numbers. Exporte como Excel (.xlsx) e envie de novo.';
  if (tem(/^(word|ppt)\//i)) return TEXTO_FORMATADO;
  if (tem(/\.(xlsx?|ods|csv|txt)$/i)) return `O arquivo é um zip. ${DESCOMPACTE}`;
  return OUTRA;
}
