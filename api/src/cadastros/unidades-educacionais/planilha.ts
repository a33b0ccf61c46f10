import {
  LIMITES,
  ROTULOS_LOCALIZACAO,
  ROTULOS_POVO_TRADICIONAL,
  ROTULOS_TIPO_UNIDADE,
  UnidadeDePlanilha,
  type UnidadeEducacional,
} from '@merenda/shared/contratos';
import { violacao, violacoesDoInep } from '@merenda/shared/regras';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { estoques } from '../../banco/esquema/estoque/estoques.js';
import { codigo, numero, opcao, texto } from '../../mecanismos/importacoes/campos.js';
import type { Definicao, Valores } from '../../mecanismos/importacoes/importavel.js';
import { opcoesDosRotulos } from '../../mecanismos/importacoes/opcoes.js';
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
      campos: [
        texto('nome', 'Nome', 'EMEB Professora Ana Lima', {
          sinonimos: ['Unidade', 'Escola', 'Nome da escola', 'Nome da unidade', 'Unidade educacional'],
          obrigatorio: true,
          explicacao: 'Identifica a unidade que não tem código INEP.',
        }),
        opcao('tipoUnidade', 'Tipo de unidade', opcoesDosRotulos(ROTULOS_TIPO_UNIDADE), 'Escola', {
          sinonimos: ['Tipo'],
          obrigatorio: true,
        }),
        codigo('codigoInep', 'Código INEP', [8], '35000001', {
          sinonimos: ['INEP', 'Código da escola', 'CO_ENTIDADE'],
          explicacao: 'Obrigatório para escolas novas. Identifica a unidade.',
        }),
        codigo('cep', 'CEP', [8], '13560-000', { obrigatorio: true }),
        texto('cidade', 'Cidade', 'São Carlos', { sinonimos: ['Município'], obrigatorio: true }),
        texto('logradouro', 'Logradouro', 'Rua das Flores', {
          sinonimos: ['Endereço', 'Rua'],
          obrigatorio: true,
          explicacao: 'Rua, avenida ou estrada, sem o número.',
        }),
        texto('numero', 'Número', '120', {
          sinonimos: ['Nº', 'Num'],
          obrigatorio: true,
          explicacao: 'O número no logradouro, ou S/N.',
        }),
        texto('bairro', 'Bairro', 'Centro', { sinonimos: ['Distrito', 'Bairro ou distrito'] }),
        codigo('telefone', 'Telefone', [10, 11], '(16) 3399-1001', {
          sinonimos: ['Fone'],
          obrigatorio: true,
          explicacao: 'Com o DDD.',
        }),
        texto('nomeDoResponsavel', 'Responsável', 'Ana Lima', {
          sinonimos: ['Nome do responsável', 'Diretor', 'Diretora', 'Direção', 'Gestor', 'Gestora'],
        }),
        opcao('localizacao', 'Localização', opcoesDosRotulos(ROTULOS_LOCALIZACAO), 'Urbana', { sinonimos: ['Zona'] }),
        opcao('pct', 'Povo ou comunidade tradicional', opcoesDosRotulos(ROTULOS_POVO_TRADICIONAL), 'Nenhum', {
          sinonimos: ['PCT'],
        }),
        numero('refeicoesPorDia', 'Refeições por dia', 0, '3', {
          explicacao: `Um número de 1 a ${LIMITES.refeicoesPorDia}.`,
        }),
        numero('alunosAee', 'Alunos do AEE', 0, '12', {
          sinonimos: ['AEE'],
          explicacao: 'Alunos do atendimento educacional especializado.',
        }),
      ],
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
