import { CAMPOS_DA_UNIDADE, UnidadeDePlanilha, type UnidadeEducacional } from '@merenda/shared/contratos';
import { violacao, violacoesDoInep } from '@merenda/shared/regras';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { estoques } from '../../banco/esquema/estoque/estoques.js';
import { camposDaPlanilha } from '../../mecanismos/importacoes/definicao.js';
import type { Definicao, Valores } from '../../mecanismos/importacoes/importavel.js';
import { listarUnidades } from './consultas.js';
import { atualizarUnidades, colunasDaUnidade, inserirUnidades } from './gravacao.js';

/**
 * Units from a spreadsheet; their enrolments are another import. A row finds its unit by the INEP code; or by the name,
 * when the row has no code or the unit has none.
 */
export const PLANILHA_DE_UNIDADES: Definicao<UnidadeDePlanilha, UnidadeEducacional> = {
  permissao: 'UNIDADES',
  titulo: 'Unidades',
  travas: [unidadesEducacionais, estoques],
  abrir: async (banco) => {
    const registradas = await listarUnidades(banco);
    const { chave, homonimas } = chavesDe(registradas);
    return {
      campos: await camposDaPlanilha(banco, CAMPOS_DA_UNIDADE, {
        nome: { sinonimos: ['Unidade', 'Escola', 'Nome da escola', 'Nome da unidade', 'Unidade educacional'] },
        tipoUnidade: { sinonimos: ['Tipo'] },
        codigoInep: { sinonimos: ['INEP', 'Código da escola', 'CO_ENTIDADE'] },
        cidade: { sinonimos: ['Município'] },
        logradouro: { sinonimos: ['Endereço', 'Rua'] },
        numero: { sinonimos: ['Nº', 'Num'] },
        bairro: { sinonimos: ['Distrito', 'Bairro ou distrito'] },
        telefone: { sinonimos: ['Fone'] },
        nomeDoResponsavel: {
          sinonimos: ['Nome do responsável', 'Diretor', 'Diretora', 'Direção', 'Gestor', 'Gestora'],
        },
        localizacao: { sinonimos: ['Zona'] },
        pct: { sinonimos: ['PCT'] },
        alunosAee: { sinonimos: ['AEE'] },
      }),
      chave,
      atuais: new Map(registradas.map((unidade) => [String(unidade.id), unidade])),
      esquema: UnidadeDePlanilha,
      paraCorpo: (valores) => valores,
      valoresDe: (unidade) => ({ ...colunasDaUnidade(unidade) }) as Valores,
      conferir: (depois, antes) => [
        ...(antes ? [] : violacoesDoInep(depois)),
        ...violacao(
          !antes && !depois.codigoInep && homonimas.has(depois.nome),
          'nome',
          'Há mais de uma unidade com este nome. Informe o código INEP.',
        ),
      ],
    };
  },
  inserir: (tx, novas) => inserirUnidades(tx, novas.map(colunasDaUnidade)),
  atualizar: (tx, mudancas) =>
    atualizarUnidades(
      tx,
      mudancas.map(({ antes, depois }) => ({ antes, valores: colunasDaUnidade(depois) })),
    ),
};

/** How a row names its unit: the id of a registered one, or what a new one is known by. */
function chavesDe(registradas: readonly UnidadeEducacional[]) {
  const porInep = new Map(registradas.map(({ codigoInep, id }) => [codigoInep, String(id)]));
  const nomes = new Map<string, UnidadeEducacional[]>();
  for (const unidade of registradas) nomes.set(unidade.nome, [...(nomes.get(unidade.nome) ?? []), unidade]);
  const umaChamada = (nome: string): UnidadeEducacional | undefined => {
    const [unica, ...outras] = nomes.get(nome) ?? [];
    return outras.length === 0 ? unica : undefined;
  };
  const chave = (valores: Valores): string | null => {
    const inep = UnidadeDePlanilha.shape.codigoInep.safeParse(valores.codigoInep).data || null;
    const nome = UnidadeDePlanilha.shape.nome.safeParse(valores.nome).data;
    const achada = inep && porInep.get(inep);
    if (achada) return achada;
    const chamada = nome === undefined ? undefined : umaChamada(nome);
    if (chamada && !(inep && chamada.codigoInep)) return String(chamada.id);
    return inep ? `INEP ${inep}` : (nome ?? null);
  };
  return { chave, homonimas: new Set([...nomes].flatMap(([nome, unidades]) => (unidades.length > 1 ? [nome] : []))) };
}
