import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import type { Balanco } from '@merenda/shared/contratos';
import { EstadoVazio, Icone, ListaComBusca, Tela, useQuantidade, type Coluna } from '@merenda/shared/ui';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { nomeDoLote } from '../estoques/lote.js';
import { EscolhaDeUnidade } from '../unidade/EscolhaDeUnidade.js';
import { useEstoqueEscolhido } from '../unidade/useEstoqueEscolhido.js';
import { useBalancos } from './balancos.api.js';

/** The counts of one of the user's stocks (specification 2, section 2.9). */
export default function Balancos() {
  const [estoque, escolher] = useEstoqueEscolhido();
  const consulta = useBalancos(estoque);
  const navigate = useNavigate();
  const quantidade = useQuantidade();
  const colunas = useMemo((): Coluna<Balanco>[] => {
    const escrever = ({ produtoLote }: Balanco, quanto: number) =>
      quantidade(quanto, produtoLote.produto.unidadeProduto);
    return [
      { titulo: 'Produto', valor: nomeDoProduto, ordem: nomeDoProduto },
      {
        titulo: 'Lote',
        valor: ({ produtoLote }) => produtoLote.numero,
        ordem: ({ produtoLote }) => produtoLote.numero,
      },
      {
        titulo: 'Quantidade anterior',
        valor: (balanco) => escrever(balanco, balanco.quantidadeAnterior),
        ordem: ({ quantidadeAnterior }) => quantidadeAnterior,
        numerica: true,
      },
      {
        titulo: 'Nova quantidade',
        valor: (balanco) => escrever(balanco, balanco.novaQuantidade),
        ordem: ({ novaQuantidade }) => novaQuantidade,
        numerica: true,
      },
      { titulo: 'Usuário', valor: ({ usuario }) => usuario.pessoa.nome, ordem: ({ usuario }) => usuario.pessoa.nome },
      // The server's order is that of time; ids grow with it.
      { titulo: 'Data e hora', valor: ({ dataHora }) => dataHora, ordem: ({ id }) => id },
    ];
  }, [quantidade]);

  return (
    <Tela
      titulo="Balanços de Estoques"
      acoes={
        <Button
          icon={<Icone de={PrinterOutlined} />}
          disabled={!consulta.isSuccess}
          onClick={() => void navigate(`/relatorio/balanco-estoque/${estoque}`)}
        >
          Relatório
        </Button>
      }
    >
      <EscolhaDeUnidade estoque={estoque} aoEscolher={escolher} />
      {estoque === undefined ? (
        <EstadoVazio mensagem="Escolha a unidade para ver os balanços." />
      ) : (
        <ListaComBusca
          key={estoque}
          rotulo="Balanços"
          consulta={consulta}
          colunas={colunas}
          nomeDaLinha={({ produtoLote }) => nomeDoLote(produtoLote)}
          vazio="Nenhum balanço nesta unidade."
        />
      )}
    </Tela>
  );
}

/** 'ARROZ - ARROZ 5 KG', as the specification writes it. */
const nomeDoProduto = ({ produtoLote: { produto } }: Balanco): string => `${produto.item.nome} - ${produto.nome}`;
