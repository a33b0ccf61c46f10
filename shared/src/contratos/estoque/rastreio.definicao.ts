import { nomeComum, nomeProprio } from '../../formatos/nomes.js';
import { ouSemValor } from '../../formatos/sem-valor.js';
import type { ProdutoMedido } from '../../regras/cadastros/unidades-de-medida.js';
import type { CampoDefinido, CamposDefinidos } from '../../regras/definicao.js';
import type { ListaConvencao } from '../../vocabulario/cadastros/convencoes.js';
import { ROTULOS_TIPO_KARDEX } from '../../vocabulario/estoque/estoques.js';
import { ROTULOS_STATUS_MOVIMENTACAO } from '../../vocabulario/estoque/movimentacoes.js';
import { camposDoEstorno } from './estornos.definicao.js';
import { medidasDe } from './lotes.definicao.js';
import type { RastreioDoLote } from './lotes.js';

type Linha<K extends 'estoques' | 'recebimentos' | 'movimentacoes' | 'refeicoes' | 'kits' | 'demais'> =
  RastreioDoLote[K][number];
type Campo<R> = CampoDefinido<R, never>;

const onde = ['papel'] as const;

const quando: Campo<{ quando: string }> = {
  titulo: 'Data e hora',
  tipo: 'instante',
  valor: ({ quando }) => quando,
  onde,
};
const dia: Campo<{ dia: string }> = { titulo: 'Dia', tipo: 'data', valor: ({ dia }) => dia, onde };
const unidade: Campo<{ unidade: string }> = {
  titulo: 'Unidade',
  valor: ({ unidade }) => unidade,
  naTela: nomeProprio,
  onde,
};
const alunos: Campo<{ alunos: number }> = { titulo: 'Alunos', tipo: 'inteiro', valor: ({ alunos }) => alunos, onde };

/** The fields of the lines behind the sum of a lot, by their kind. `produto`: that of the lot. */
export function camposDoRastreio(produto: ProdutoMedido) {
  const { embalagens, conteudo } = medidasDe<{ quantidade: number }>(() => produto);
  const quantidade = {
    quantidade: embalagens('Quantidade', (linha) => linha.quantidade, { destaque: true }),
    conteudo: conteudo('Conteúdo', (linha) => linha.quantidade),
  };
  return {
    estoques: {
      unidade: { titulo: 'Unidade', valor: ({ unidade }) => unidade.nome, naTela: nomeProprio, onde },
      ...quantidade,
    } satisfies CamposDefinidos<Linha<'estoques'>, ListaConvencao>,
    recebimentos: {
      quando,
      unidade,
      solicitacao: {
        titulo: 'Solicitação',
        tipo: 'codigo',
        valor: ({ solicitacao }) => solicitacao.numero,
        naTela: (numero, { estornado }) => (estornado ? `${numero} (estornado)` : numero),
        onde,
        ordem: false,
      },
      fornecedor: { titulo: 'Fornecedor', valor: ({ fornecedor }) => fornecedor, naTela: nomeProprio, onde },
      notaFiscal: {
        titulo: 'Nota fiscal',
        tipo: 'codigo',
        valor: ({ notaFiscal }) => notaFiscal,
        naTela: ouSemValor,
        onde,
        ordem: false,
        opcional: true,
      },
      situacao: {
        titulo: 'Situação',
        valor: ({ estornado }) => (estornado ? 'Estornado' : null),
        onde,
        opcional: true,
      },
      ...quantidade,
    } satisfies CamposDefinidos<Linha<'recebimentos'>, ListaConvencao>,
    movimentacoes: {
      quando,
      origem: { titulo: 'Origem', valor: ({ origem }) => origem, naTela: nomeProprio, onde },
      destino: { titulo: 'Destino', valor: ({ destino }) => destino, naTela: nomeProprio, onde },
      situacao: {
        titulo: 'Situação',
        valor: ({ status, estornada }) => `${ROTULOS_STATUS_MOVIMENTACAO[status]}${estornada ? ' (estornada)' : ''}`,
        onde,
        ordem: false,
      },
      ...quantidade,
      perda: { titulo: 'Perda', tipo: 'embalagens', valor: ({ quantidadePerdida }) => quantidadePerdida, onde },
    } satisfies CamposDefinidos<Linha<'movimentacoes'>, ListaConvencao>,
    refeicoes: {
      dia,
      unidade,
      prato: {
        titulo: 'Prato',
        valor: ({ prato }) => prato,
        naTela: (prato, { excluida }) => `${nomeComum(prato)}${excluida ? ' (refeição excluída)' : ''}`,
        onde,
      },
      situacao: { titulo: 'Situação', valor: ({ excluida }) => (excluida ? 'Excluída' : null), onde, opcional: true },
      alunos,
      ...quantidade,
    } satisfies CamposDefinidos<Linha<'refeicoes'>, ListaConvencao>,
    kits: { dia, unidade, alunos, ...quantidade } satisfies CamposDefinidos<Linha<'kits'>, ListaConvencao>,
    demais: {
      quando,
      unidade,
      tipo: { titulo: 'O que houve', valor: ({ tipo }) => ROTULOS_TIPO_KARDEX[tipo], onde, ordem: false },
      ...quantidade,
      observacao: {
        titulo: 'Observação',
        valor: ({ observacao }) => observacao,
        naTela: ouSemValor,
        onde,
        ordem: false,
        opcional: true,
      },
      usuario: { titulo: 'Quem', valor: ({ usuario }) => usuario, naTela: nomeProprio, onde, ordem: false },
      estorno: {
        ...camposDoEstorno<Linha<'demais'>>(({ estorno }) => estorno).estorno,
        naTela: ouSemValor,
        onde,
        ordem: false,
      },
    } satisfies CamposDefinidos<Linha<'demais'>, ListaConvencao>,
  };
}
