import type { VinculoDeCardapios } from '../../vocabulario/cadastros/municipio.js';
import type { Uf } from '../../vocabulario/cadastros/unidades-educacionais.js';
import { paraBusca } from '../../formatos/index.js';
import { SETE_DIGITOS } from '../frases.js';
import { temPermissao } from '../permissoes.js';
import { type Violacao, violacao } from '../violacao.js';

/** The first two digits of IBGE's codes, by state. */
const ESTADOS: Record<Uf, string> = {
  RO: '11',
  AC: '12',
  AM: '13',
  RR: '14',
  PA: '15',
  AP: '16',
  TO: '17',
  MA: '21',
  PI: '22',
  CE: '23',
  RN: '24',
  PB: '25',
  PE: '26',
  AL: '27',
  SE: '28',
  BA: '29',
  MG: '31',
  ES: '32',
  RJ: '33',
  SP: '35',
  PR: '41',
  SC: '42',
  RS: '43',
  MS: '50',
  MT: '51',
  GO: '52',
  DF: '53',
};

/** IBGE's code belongs to the state. The field checks its digits. */
export const violacoesDoEstado = ({ uf, codigoIbge }: { uf?: Uf | null; codigoIbge?: string | null }): Violacao[] =>
  violacao(!!uf && !!codigoIbge && !codigoIbge.startsWith(ESTADOS[uf]), 'codigoIbge', foraDoEstado(uf));

/** A code that no municipality of the state has. */
export const foraDoEstado = (uf: Uf | null | undefined): string => `O código não é de um município de ${uf ?? ''}.`;

/** A municipality of IBGE's list. */
interface DaLista {
  codigo: string;
  nome: string;
}

/** The code of the municipality with this name; undefined when the list has none. */
export const codigoDoMunicipio = (lista: readonly DaLista[], nome: string): string | undefined =>
  lista.find((um) => paraBusca(um.nome) === paraBusca(nome))?.codigo;

/** The line below the code: its town, or the expected form. */
export function ajudaDoCodigo(lista: readonly DaLista[], codigo: string | null | undefined): string {
  const dono = lista.find((um) => um.codigo === codigo?.trim());
  return dono ? `É o código de ${dono.nome}.` : SETE_DIGITOS;
}

/** The school year ends after it begins; its days are `YYYY-MM-DD`. */
export const violacoesDoAnoLetivo = (ano: {
  inicioAnoLetivo?: string | null;
  fimAnoLetivo?: string | null;
}): Violacao[] =>
  violacao(
    !!ano.inicioAnoLetivo && !!ano.fimAnoLetivo && ano.fimAnoLetivo <= ano.inicioAnoLetivo,
    'fimAnoLetivo',
    'O fim do ano letivo deve ser depois do início.',
  );

/** The nutritionist who answers for the menus has a name and a registration, or is not named at all. */
export const violacoesDoResponsavelTecnico = ({
  nutricionistaNome,
  nutricionistaCrn,
}: {
  nutricionistaNome?: string | null;
  nutricionistaCrn?: string | null;
}): Violacao[] => [
  ...violacao(!!nutricionistaNome && !nutricionistaCrn, 'nutricionistaCrn', 'Informe também o CRN.'),
  ...violacao(!nutricionistaNome && !!nutricionistaCrn, 'nutricionistaNome', 'Informe também o nome.'),
];

/** A time zone has a name of IANA's list. An offset ('-03:00') is none: PostgreSQL reads its sign the other way round. */
export const violacoesDoFuso = (fuso: string): Violacao[] =>
  violacao(!/^[a-z]/i.test(fuso) || !fusoConhecido(fuso), 'fuso', 'Fuso horário desconhecido.');

function fusoConhecido(fuso: string): boolean {
  try {
    new Intl.DateTimeFormat('pt-BR', { timeZone: fuso });
    return true;
  } catch (erro) {
    if (erro instanceof RangeError) return false;
    throw erro;
  }
}

/** Schemes of the address of a page or of a service. */
export const ESQUEMAS_DE_PAGINA: readonly string[] = ['http:', 'https:'];
/** Schemes that a page may link to: `javascript:` would run in every visitor's browser. */
export const ESQUEMAS_DE_LINK: readonly string[] = [...ESQUEMAS_DE_PAGINA, 'mailto:', 'tel:'];

/** What follows each scheme: a host, perhaps a port and a path; a mailbox; a number. */
const FORMAS: readonly RegExp[] = [
  /^https?:\/\/([\p{L}\d.-]+|\[[\da-f:]+\])(:\d{1,5})?([/?#]\S*)?$/iu,
  /^mailto:[^\s@]+@[^\s@]+$/i,
  /^tel:[+\d().-]+$/i,
];

/** An address begins with one of the schemes and is whole; the empty one is checked by the field. */
export const violacoesDoEndereco = (endereco: string, esquemas: readonly string[]): Violacao[] =>
  violacao(
    endereco !== '' &&
      !(
        esquemas.some((esquema) => endereco.toLowerCase().startsWith(esquema)) &&
        FORMAS.some((forma) => forma.test(endereco))
      ),
    'endereco',
    `Use um endereço completo, que comece com ${esquemas.join(' ou ')}.`,
  );

/** Whether a user with these permissions changes the calendar of its units. */
export const podeVincular = (vinculo: VinculoDeCardapios, permissoes: readonly string[]): boolean =>
  vinculo === 'TODOS' || temPermissao(permissoes, 'CARDAPIOS');
