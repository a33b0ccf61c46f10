import type {
  CampoImportado,
  ResultadoDaImportacao,
  UnidadeConferida,
  UnidadeDoSistemaEscolar,
} from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';

/** The units of the school system, and the import's action for each. */
export interface Busca {
  encontradas: UnidadeDoSistemaEscolar[];
  conferidas: UnidadeConferida[];
}

/** The ticked parts: a new unit as a whole, a known unit field by field. */
export type Escolha = ReadonlySet<string>;

export const chaveDaNova = (id: number): string => String(id);
export const chaveDoCampo = (id: number, campo: CampoImportado): string => `${String(id)}.${campo}`;

export const daSituacao = (
  conferidas: readonly UnidadeConferida[],
  situacao: UnidadeConferida['situacao'],
): UnidadeConferida[] => conferidas.filter((unidade) => unidade.situacao === situacao);

/** New units are ticked. Of a known one nothing is: no one can tell a correction made here from what is merely old. */
export const escolhaInicial = (conferidas: readonly UnidadeConferida[]): Escolha =>
  new Set(daSituacao(conferidas, 'NOVA').map(({ id }) => chaveDaNova(id)));

/** The key of each field that the school system tells otherwise. */
export const chavesDasMudancas = (conferidas: readonly UnidadeConferida[]): string[] =>
  conferidas.flatMap(({ id, mudancas }) => mudancas.map(({ campo }) => chaveDoCampo(id, campo)));

const camposEscolhidos = ({ id, mudancas }: UnidadeConferida, escolha: Escolha): CampoImportado[] =>
  mudancas.map(({ campo }) => campo).filter((campo) => escolha.has(chaveDoCampo(id, campo)));

type UnidadeEscolhida = UnidadeDoSistemaEscolar & { versao: number; campos?: CampoImportado[] };

/**
 * The sent body: the units of which something is ticked, each with the version that was seen and the fields to be
 * written.
 */
export function corpoDaImportacao({ encontradas, conferidas }: Busca, escolha: Escolha): UnidadeEscolhida[] {
  const porId = new Map(conferidas.map((unidade) => [unidade.id, unidade]));
  return encontradas.flatMap((unidade) => {
    const conferida = porId.get(unidade.id);
    if (conferida?.situacao === 'NOVA')
      return escolha.has(chaveDaNova(unidade.id)) ? [{ ...unidade, versao: conferida.versao }] : [];
    const campos = conferida ? camposEscolhidos(conferida, escolha) : [];
    return conferida && campos.length > 0 ? [{ ...unidade, versao: conferida.versao, campos }] : [];
  });
}

export const contar = (quantas: number, uma: string, varias: string): string =>
  `${formatarQuantidade(quantas)} ${quantas === 1 ? uma : varias}`;

/** The result in words: '2 unidades criadas, 1 campo atualizado em 1 unidade, 4 iguais.' */
export function resumo(
  { criadas, atualizadas, falhas }: ResultadoDaImportacao,
  conferidas: readonly UnidadeConferida[],
  escolha: Escolha,
): string {
  const falhou = new Set(falhas.map(({ id }) => id));
  const campos = conferidas
    .filter(({ id }) => !falhou.has(id))
    .flatMap((unidade) => camposEscolhidos(unidade, escolha)).length;
  const iguais = daSituacao(conferidas, 'IGUAL').length;
  const partes = [
    criadas > 0 && contar(criadas, 'unidade criada', 'unidades criadas'),
    atualizadas > 0 &&
      `${contar(campos, 'campo atualizado', 'campos atualizados')} em ${contar(atualizadas, 'unidade', 'unidades')}`,
    iguais > 0 && contar(iguais, 'igual', 'iguais'),
  ].filter((parte) => parte !== false);
  return partes.length > 0 ? `${partes.join(', ')}.` : 'Nada foi gravado.';
}
