import type { ItemDaChamada as Item } from '@merenda/shared/contratos';
import { formatarMoeda, formatarQuantidade, nomeComum, nomeProprio } from '@merenda/shared/formatos';
import { observacaoDaColocacao, SEM_COTACOES } from '@merenda/shared/regras';
import { EstadoVazio, Tabela, type Coluna } from '@merenda/shared/ui';
import { Typography } from 'antd';

/** A product of a public call: its price and, from the selection on, its ranking. */
export function ItemDaChamada({ item, classificada }: { item: Item; classificada: boolean }) {
  const { produto, quantidade, entrega, media, preco, frete, embalagem, encargos, cotacoes, classificacao } = item;
  const nome = nomeComum(produto.nome);
  return (
    <section aria-label={nome}>
      <Typography.Title level={2} style={SUBTITULO}>
        {nome}
      </Typography.Title>
      <Typography.Paragraph>
        Quantidade: {formatarQuantidade(quantidade)}. Entrega: {entrega}.{' '}
        {preco === null || media === null ? (
          'A pesquisa de preços ainda não está completa.'
        ) : (
          <>
            Preço da chamada: <strong>{formatarMoeda(preco)}</strong>, da média de {formatarMoeda(media)} com frete de{' '}
            {formatarMoeda(frete)}, embalagem de {formatarMoeda(embalagem)} e encargos de {formatarMoeda(encargos)}.
          </>
        )}
      </Typography.Paragraph>
      <Tabela<Cotacao>
        rotulo={`Pesquisa de preços de ${nome}`}
        linhas={cotacoes.map((cotacao, n) => ({ ...cotacao, n }))}
        colunas={COTACOES}
        chave={({ n }) => n}
        nomeDaLinha={({ fonte }) => fonte}
        vazio={<EstadoVazio mensagem={SEM_COTACOES} />}
      />
      {classificada && (
        <>
          <Typography.Title level={3} style={SUBTITULO_DA_TABELA}>
            Classificação
          </Typography.Title>
          <Tabela<Colocacao>
            rotulo={`Classificação de ${nome}`}
            linhas={classificacao.map((colocacao, n) => ({ ...colocacao, posicao: n + 1 }))}
            colunas={CLASSIFICACAO}
            chave={({ projeto }) => projeto}
            nomeDaLinha={({ fornecedor }) => nomeProprio(fornecedor.nome)}
            vazio={<EstadoVazio mensagem="Nenhum projeto oferece este item." />}
          />
        </>
      )}
    </section>
  );
}

type Cotacao = Item['cotacoes'][number] & { n: number };
type Colocacao = Item['classificacao'][number] & { posicao: number };

const COTACOES: Coluna<Cotacao>[] = [
  { titulo: 'Fonte', valor: ({ fonte }) => fonte },
  { titulo: 'Data', valor: ({ data }) => data },
  { titulo: 'Preço da unidade', valor: ({ valor }) => formatarMoeda(valor), numerica: true },
];

const CLASSIFICACAO: Coluna<Colocacao>[] = [
  { titulo: 'Fornecedor', valor: ({ posicao, fornecedor }) => `${posicao}º ${nomeProprio(fornecedor.nome)}` },
  { titulo: 'Oferta', valor: ({ ofertada }) => formatarQuantidade(ofertada), numerica: true },
  { titulo: 'Classificada', valor: ({ quantidade }) => formatarQuantidade(quantidade), numerica: true },
  { titulo: 'Valor', valor: ({ valor }) => formatarMoeda(valor), numerica: true },
  { titulo: 'Observação', valor: observacaoDaColocacao },
];

const SUBTITULO = { fontSize: 16, marginTop: 24 };
const SUBTITULO_DA_TABELA = { fontSize: 14, marginTop: 16 };
