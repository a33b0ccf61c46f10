import { ROTULOS_MOTIVO_DA_SOBRA, ROTULOS_SITUACAO_DO_PRECO, type LoteComSobra } from '@merenda/shared/contratos';
import { dataComparavel, formatarMoeda, nomeComum, nomeProprio } from '@merenda/shared/formatos';
import { venceEmBreve } from '@merenda/shared/regras';
import { type CampoDeBusca, Codigo, type Coluna, opcoesDe, Quantidade, StatusTag } from '@merenda/shared/ui';
import { Validade } from '../estoques/Validade.js';

const PRAZOS = { 7: 'Vence em até 7 dias', 30: 'Vence em até 30 dias', 60: 'Vence em até 60 dias' };

const TONS = { VENCE_ANTES: 'perigo', SEM_USO: 'atencao' } as const;

/** @param hoje 'YYYY-MM-DD' */
export const buscaDeVencimentos = (
  hoje: string,
  linhas: readonly LoteComSobra[] | undefined,
): CampoDeBusca<LoteComSobra>[] => [
  { campo: 'produto', rotulo: 'Produto', principal: true, texto: ({ produtoLote }) => produtoLote.produto.nome },
  {
    tipo: 'opcao',
    campo: 'unidade',
    rotulo: 'Unidade educacional',
    artigo: 'a',
    opcoes: linhas && unidadesDas(linhas),
    valor: ({ unidade }) => String(unidade.id),
  },
  {
    tipo: 'opcao',
    campo: 'motivo',
    rotulo: 'Motivo',
    opcoes: opcoesDe(ROTULOS_MOTIVO_DA_SOBRA),
    valor: ({ motivo }) => motivo,
  },
  {
    tipo: 'opcao',
    campo: 'prazo',
    rotulo: 'Prazo',
    opcoes: Object.entries(PRAZOS).map(([valor, rotulo]) => ({ valor, rotulo })),
    valor: ({ produtoLote }) =>
      Object.keys(PRAZOS).filter((dias) => venceEmBreve(dataComparavel(produtoLote.dataValidade), hoje, Number(dias))),
  },
];

function unidadesDas(linhas: readonly LoteComSobra[]) {
  const unidades = new Map(linhas.map(({ unidade }) => [unidade.id, unidade.nome]));
  return [...unidades]
    .map(([id, nome]) => ({ valor: String(id), rotulo: nomeProprio(nome) }))
    .sort((uma, outra) => uma.rotulo.localeCompare(outra.rotulo, 'pt-BR'));
}

/** @param hoje 'YYYY-MM-DD', by which lots are marked */
export const colunasDeVencimentos = (hoje: string): Coluna<LoteComSobra>[] => [
  {
    titulo: 'Produto',
    principal: true,
    valor: ({ produtoLote }) => nomeComum(produtoLote.produto.nome),
    ordem: ({ produtoLote }) => produtoLote.produto.nome,
  },
  {
    titulo: 'Lote',
    valor: ({ produtoLote, produtoEstoque }) => (
      <>
        <Codigo>{produtoLote.numero}</Codigo> {produtoEstoque === null && <StatusTag tom="espera" rotulo="A caminho" />}
      </>
    ),
    ordem: ({ produtoLote }) => produtoLote.numero,
  },
  { titulo: 'Unidade', valor: ({ unidade }) => nomeProprio(unidade.nome), ordem: ({ unidade }) => unidade.nome },
  {
    titulo: 'Validade',
    destaque: true,
    valor: ({ produtoLote }) => <Validade data={produtoLote.dataValidade} hoje={hoje} />,
    ordem: ({ produtoLote }) => dataComparavel(produtoLote.dataValidade),
  },
  {
    titulo: 'Tem',
    numerica: true,
    valor: ({ quantidade, produtoLote }) => <Quantidade embalagens={quantidade} produto={produtoLote.produto} />,
    ordem: ({ quantidade }) => quantidade,
  },
  {
    titulo: 'Sobra ao vencer',
    destaque: true,
    numerica: true,
    valor: ({ sobra, produtoLote }) => <Quantidade embalagens={sobra} produto={produtoLote.produto} />,
    ordem: ({ sobra }) => sobra,
  },
  {
    titulo: 'Motivo',
    valor: ({ motivo }) => <StatusTag tom={TONS[motivo]} rotulo={ROTULOS_MOTIVO_DA_SOBRA[motivo]} />,
    ordem: ({ motivo }) => ROTULOS_MOTIVO_DA_SOBRA[motivo],
  },
  {
    titulo: 'Valor da sobra',
    numerica: true,
    valor: ({ valor }) => (valor === null ? ROTULOS_SITUACAO_DO_PRECO.SEM_PRECO : formatarMoeda(valor)),
    ordem: ({ valor }) => valor ?? -1,
  },
  {
    titulo: 'Quem usa a tempo',
    valor: ({ destino, produtoLote }) =>
      destino ? (
        <>
          {nomeProprio(destino.unidade.nome)}:{' '}
          <Quantidade embalagens={destino.quantidade} produto={produtoLote.produto} />
        </>
      ) : (
        '---'
      ),
  },
];
