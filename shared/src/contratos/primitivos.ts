import { z } from 'zod';
import { DATA_INVALIDA, lerData, lerDataDDMMYYYY, recusaDaData } from '../formatos/datas.js';
import { casasDemais } from '../formatos/leitura.js';
import { MASCARAS, type Mascara } from '../formatos/mascaras.js';
import {
  IDENTIFICADOR_INVALIDO,
  NAO_E_TEXTO,
  NAO_ESCREVIVEL,
  NUMERO_INTEIRO,
  OBRIGATORIO,
  OPCAO_DA_LISTA,
  QUANTIDADE_NAO_NEGATIVA,
  QUANTIDADE_POSITIVA,
  SIM_OU_NAO,
  VALOR_POSITIVO,
  VERSAO_INVALIDA,
} from '../regras/frases.js';
import { caracteresNoMaximo, numeroNoMaximo, violacoesDoEmail } from '../regras/valores.js';
import { conferirCampo } from './conferir.js';
import { CASAS_DO_SALDO, LIMITES } from '../vocabulario/limites.js';

/*
 * Normalisation uses `overwrite`, never `transform`: the same schema is used for requests, for responses (which zod
 * encodes) and for the OpenAPI document, and a transform cannot be reversed.
 */

/**
 * Control characters, halves of surrogate pairs, and characters that change the writing direction: no user types them.
 */
const PROIBIDOS = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

const semExcesso = (texto: string, espacos: RegExp): string => texto.normalize('NFC').replace(espacos, ' ').trim();
const comoEscrito = (entrada: unknown): string =>
  entrada === undefined || entrada === null ? OBRIGATORIO : NAO_E_TEXTO;
const comoNumero = (entrada: unknown): string =>
  entrada === undefined || entrada === null ? OBRIGATORIO : 'Informe um número.';

const escrevivel = (texto: string): boolean => !PROIBIDOS.test(texto);

const linha = () => z.string({ error: (e) => comoEscrito(e.input) }).overwrite((t) => semExcesso(t, /\s+/g));

/** Database key: a positive integer. */
export const Id = z
  .int({ error: (e) => comoNumero(e.input) })
  .positive(IDENTIFICADOR_INVALIDO)
  .max(LIMITES.id, IDENTIFICADOR_INVALIDO);
export type Id = z.infer<typeof Id>;

/** An `Id` in a path or a query, where it arrives as text. Requests only. */
export const IdParam = z
  .string({ error: (e) => comoEscrito(e.input) })
  .regex(/^\d{1,10}$/, IDENTIFICADOR_INVALIDO)
  .transform(Number)
  .pipe(Id);

/** Path of one record: `/…/:id`. */
export const PorId = z.object({ id: IdParam });

/** A year in a query, where it arrives as text. Requests only. */
export const AnoParam = z
  .string()
  .regex(/^\d{4}$/, 'Ano inválido.')
  .transform(Number)
  .pipe(z.int().min(LIMITES.anoMinimo, 'Ano inválido.').max(LIMITES.anoMaximo, 'Ano inválido.'));

/** Ids in a query, '12,7,12': a repeated id counts twice. Requests only. */
export const IdsParam = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9})*$/, 'Identificadores inválidos.')
  .transform((t) => t.split(',').map(Number))
  .refine((ids) => ids.length <= LIMITES.linhas, 'Há registros demais.');

/** Version of a record, which every change increases (optimistic lock). */
export const Versao = z.int({ error: (e) => comoNumero(e.input) }).positive(VERSAO_INVALIDA);

/**
 * The version that an edit is based on. Without it, as in section 7 of the specification, the current record is
 * updated.
 */
export const VersaoLida = Versao.nullish();

/** An edit from our own screens: always with the version that they read. */
export type DaTela<Edicao> = Edicao & { versao: number };

/**
 * Reference to another entity: an object with its `id`, or the bare id, because section 7 of the specification uses
 * both. Its other fields are dropped. Requests only.
 */
export const Ref = z.preprocess(
  (entrada) => (typeof entrada === 'number' ? { id: entrada } : entrada),
  z.object({ id: Id }, { error: (e) => (e.input == null ? OBRIGATORIO : 'Escolha um registro da lista.') }),
);
export type Ref = z.infer<typeof Ref>;

/** One line of text, required: trimmed, inner spaces collapsed, composed (NFC). */
export const texto = (max: number) =>
  linha().min(1, OBRIGATORIO).max(max, caracteresNoMaximo(max)).refine(escrevivel, NAO_ESCREVIVEL);

/** Like `texto`, in upper case: names and addresses. */
export const textoMaiusculo = (max: number) =>
  linha()
    .overwrite((t) => t.toLocaleUpperCase('pt-BR'))
    .min(1, OBRIGATORIO)
    .max(max, caracteresNoMaximo(max))
    .refine(escrevivel, NAO_ESCREVIVEL);

/** Text of several lines, required: like `texto`, but line breaks stay. */
export const textoLongo = (max: number) =>
  z
    .string({ error: (e) => comoEscrito(e.input) })
    .overwrite((t) => semExcesso(t.replace(/\r\n?/g, '\n'), /[^\S\n]+/g))
    .min(1, OBRIGATORIO)
    .max(max, caracteresNoMaximo(max))
    .refine((t) => escrevivel(t.replaceAll('\n', '')), NAO_ESCREVIVEL);

/** What a field holds while it is typed: nothing is required of it, and its spaces stay. */
export const comoDigitado = (max: number) =>
  z
    .string({ error: (e) => comoEscrito(e.input) })
    .max(max, caracteresNoMaximo(max))
    .refine((t) => escrevivel(t.replaceAll(/[\n\r\t]/g, '')), NAO_ESCREVIVEL);

/**
 * A field that may be left blank: absent, null and '' are all "not given". The result is the schema's value, null, ''
 * or undefined; repositories store `valor || null`. A wrong value is refused with the schema's own message.
 */
export const opcional = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal(''), schema], { error: ({ input }) => frasePropria(schema, input) }).nullish();

/** The message of a schema for a refused value; undefined for a valid one. */
const frasePropria = (schema: z.ZodType, valor: unknown): string | undefined =>
  schema.safeParse(valor).error?.issues[0]?.message;

/** One of the codes of a constant list. */
export const opcao = <const T extends readonly [string, ...string[]]>(valores: T) =>
  z.enum(valores, {
    error: (e) => (e.input === undefined || e.input === null || e.input === '' ? OBRIGATORIO : OPCAO_DA_LISTA),
  });

/** Code of an entry of a lookup list (`/convencoes/<lista>`); the server's repository checks that it is in the list. */
export const CodigoConvencao = z
  .string({ error: (e) => comoEscrito(e.input) })
  .min(1, OBRIGATORIO)
  .regex(/^[A-Z0-9_]{1,60}$/, OPCAO_DA_LISTA);

/**
 * A code, or the entry of a look-up list with it as its `nome`, as section 7 of the specification sends both. Requests
 * only.
 */
export const ouConvencao = <T extends z.ZodType>(codigo: T) => z.preprocess(nomeDaConvencao, codigo);

const nomeDaConvencao = (entrada: unknown): unknown =>
  typeof entrada === 'object' && entrada !== null && 'nome' in entrada ? entrada.nome : entrada;

export const Logico = z.boolean({ error: (e) => (e.input == null ? OBRIGATORIO : SIM_OU_NAO) });

/** A day, 'DD/MM/YYYY' or 'YYYY-MM-DD' → 'YYYY-MM-DD'. Only days that exist. */
export const DataEntrada = z
  .string({ error: (e) => comoEscrito(e.input) })
  .min(1, OBRIGATORIO)
  .overwrite((t) => lerData(t) ?? t)
  .refine((t) => lerData(t) !== null, { error: ({ input }) => recusaDaData(String(input)) });

/** A day, 'DDMMYYYY' → 'YYYY-MM-DD', for paths with this format. Requests only. */
export const DataDDMMYYYY = z
  .string({ error: (e) => comoEscrito(e.input) })
  .refine((t) => lerDataDDMMYYYY(t) !== null, 'Data inválida. Use DDMMAAAA.')
  .transform((t) => lerDataDDMMYYYY(t) ?? t);

/** A day in a response. */
export const DataBR = z.string().regex(/^\d{2}\/\d{2}\/\d{4}$/, DATA_INVALIDA);

/** A date and time in a response, on the municipality's clock. */
export const DataHoraBR = z.string().regex(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/, 'Data e hora inválidas.');

/** Hour of a meal, 'HH:mm'. */
export const Hora = z
  .string({ error: (e) => comoEscrito(e.input) })
  .min(1, OBRIGATORIO)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Hora inválida. Use HH:MM.');

/** A number of at most `casas` decimals, from `minimo` (below it, `frase`) to `max`. */
export const decimal = (casas: number, minimo: number, max: number, frase: string) =>
  z
    .number({ error: (e) => comoNumero(e.input) })
    .min(minimo, frase)
    .max(max, numeroNoMaximo(max, casas))
    // A JSON number has at most `casas` decimals exactly when rounding to `casas` decimals gives the same number.
    .refine((n) => Number(n.toFixed(casas)) === n, casasDemais(casas));

/** A whole number from `minimo` (below it, `frase`) to `max`. */
export const inteiro = (minimo: number, max: number, frase: string) =>
  z
    .int({ error: (e) => (e.input === undefined || e.input === null ? OBRIGATORIO : NUMERO_INTEIRO) })
    .min(minimo, frase)
    .max(max, numeroNoMaximo(max));

/** A year, as a number or as the text that a select sends. Requests only. */
export const Ano = z.preprocess(
  (entrada) => (typeof entrada === 'string' && /^\d{4}$/.test(entrada) ? Number(entrada) : entrada),
  inteiro(LIMITES.anoMinimo, LIMITES.anoMaximo, 'Ano inválido.'),
);

/** Quantity of a product or a food, at most 3 decimals; zero is allowed. */
export const Quantidade = decimal(3, 0, LIMITES.quantidade, QUANTIDADE_NAO_NEGATIVA);
export type Quantidade = z.infer<typeof Quantidade>;

/** Like `Quantidade`, above zero. */
export const QuantidadePositiva = decimal(3, 0.001, LIMITES.quantidade, QUANTIDADE_POSITIVA);

/**
 * Packages that a stock has, or that leave it, at most 6 decimals. In a request it is for what may be all that a lot
 * holds: `violacoesDaPrecisao` refuses other quantities with more than 3.
 */
export const Embalagens = decimal(CASAS_DO_SALDO, 0, LIMITES.quantidade, QUANTIDADE_NAO_NEGATIVA);

/** Like `Embalagens`, above zero. */
export const EmbalagensPositivas = decimal(CASAS_DO_SALDO, 0.000001, LIMITES.quantidade, QUANTIDADE_POSITIVA);

/** R$, at most 2 decimals; zero is allowed. */
export const Dinheiro = decimal(2, 0, LIMITES.dinheiro, 'O valor não pode ser negativo.');
export type Dinheiro = z.infer<typeof Dinheiro>;

/** Like `Dinheiro`, above zero. */
export const DinheiroPositivo = decimal(2, 0.01, LIMITES.dinheiro, VALOR_POSITIVO);

/** °C of a vehicle or of a product: a frozen one is below zero. At most one decimal. */
export const Temperatura = decimal(
  1,
  LIMITES.temperaturaMinima,
  LIMITES.temperaturaMaxima,
  `Informe no mínimo ${LIMITES.temperaturaMinima} °C.`,
);

/** Percent from 0 to 100, at most 2 decimals. */
export const Percentual = decimal(2, 0, 100, 'O percentual não pode ser negativo.');
export type Percentual = z.infer<typeof Percentual>;

/** Nutrient of a food per base quantity, at most 4 decimals. */
export const ValorComponente = decimal(4, 0, LIMITES.componente, 'O valor não pode ser negativo.');

const mascarado = ({ limpar, valido, mensagem }: Mascara) =>
  z
    .string({ error: (e) => comoEscrito(e.input) })
    .min(1, OBRIGATORIO)
    .refine(valido, mensagem)
    .overwrite(limpar);

/** CPF, with or without its mask → 11 digits; check digits must be correct. */
export const Cpf = mascarado(MASCARAS.cpf);

/**
 * CNPJ, numeric or alphanumeric, with or without its mask → 14 characters in upper case; check digits must be correct.
 */
export const Cnpj = mascarado(MASCARAS.cnpj);

/** Postal code → 8 digits. */
export const Cep = mascarado(MASCARAS.cep);

/** Phone, landline or mobile, with area code → 10 or 11 digits. */
export const Telefone = mascarado(MASCARAS.telefone);

/** Mobile phone with area code → 11 digits. */
export const Celular = mascarado(MASCARAS.celular);

/** Driving licence, 11 digits. */
export const Cnh = mascarado(MASCARAS.cnh);

/** Nutritionist's registration, 'CRN-99/9999'; stored as written. */
export const Crn = mascarado(MASCARAS.crn);

/** State registration → 9 digits. */
export const InscricaoEstadual = mascarado(MASCARAS.inscricaoEstadual);

/** School code of the national census, 8 digits. */
export const CodigoInep = mascarado(MASCARAS.inep);

/** IBGE's code of a municipality, 7 digits; its check digit must be correct. */
export const CodigoIbge = mascarado(MASCARAS.ibge);

/** E-mail address → lower case. */
export const Email = z
  .string({ error: (e) => comoEscrito(e.input) })
  .overwrite((t) => t.trim().toLowerCase())
  .min(1, OBRIGATORIO)
  .max(LIMITES.email, caracteresNoMaximo(LIMITES.email))
  .superRefine(conferirCampo(violacoesDoEmail))
  .meta({ format: 'email' });

/** A picture as a data URL, sent as text/plain. */
export const DataUrlDeImagem = z.string({ error: 'Escolha uma imagem.' }).min(1, 'Escolha uma imagem.');
