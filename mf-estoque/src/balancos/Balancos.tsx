import { nomeDoLote } from '@merenda/shared/regras';
import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import type { Balanco } from '@merenda/shared/contratos';
import { nomeComum, nomeProprio } from '@merenda/shared/formatos';
import {
  type CampoDeBusca,
  Codigo,
  type Coluna,
  Exportar,
  Icone,
  type IdsMostrados,
  ListaDeRegistros,
  Quantidade,
  Tela,
} from '@merenda/shared/ui';
import { Button, Flex } from 'antd';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { MarcaDeEstorno } from '../estorno/MarcaDeEstorno.js';
import { EscolhaDeUnidade } from '../unidade/EscolhaDeUnidade.js';
import { useEstoqueEscolhido } from '../unidade/useEstoqueEscolhido.js';
import { useBalancos } from './balancos.api.js';

/** 'Arroz - Arroz 5 kg', as the specification writes it. */
const nomeDoProduto = ({ produtoLote: { produto } }: Balanco): string =>
  `${nomeComum(produto.item.nome)} - ${nomeComum(produto.nome)}`;

const BUSCA: readonly CampoDeBusca<Balanco>[] = [
  {
    campo: 'busca',
    rotulo: 'Produto, lote ou usuário',
    texto: (balanco) => [nomeDoProduto(balanco), balanco.produtoLote.numero, balanco.usuario.pessoa.nome],
  },
];

const COLUNAS: readonly Coluna<Balanco>[] = [
  { titulo: 'Produto', valor: nomeDoProduto, ordem: nomeDoProduto },
  {
    titulo: 'Lote',
    valor: ({ produtoLote }) => <Codigo>{produtoLote.numero}</Codigo>,
    ordem: ({ produtoLote }) => produtoLote.numero,
  },
  {
    titulo: 'Quantidade anterior',
    convencao: 'unidades-produto',
    destaque: true,
    valor: (balanco) => <Escrita balanco={balanco} embalagens={balanco.quantidadeAnterior} />,
    ordem: ({ quantidadeAnterior }) => quantidadeAnterior,
    numerica: true,
  },
  {
    titulo: 'Nova quantidade',
    destaque: true,
    valor: (balanco) => <Escrita balanco={balanco} embalagens={balanco.novaQuantidade} />,
    ordem: ({ novaQuantidade }) => novaQuantidade,
    numerica: true,
  },
  {
    titulo: 'Usuário',
    valor: ({ usuario }) => nomeProprio(usuario.pessoa.nome),
    ordem: ({ usuario }) => usuario.pessoa.nome,
  },
  // The server's order is that of time; ids grow with it.
  {
    titulo: 'Data e hora',
    valor: ({ dataHora, estorno }) => (
      <Flex wrap gap={4}>
        {dataHora}
        {estorno && <MarcaDeEstorno rotulo="Estornado" />}
      </Flex>
    ),
    ordem: ({ id }) => id,
  },
];

/** The counts of one of the user's stocks (specification 2, section 2.9). */
export default function Balancos() {
  const [estoque, escolher] = useEstoqueEscolhido();
  const consulta = useBalancos(estoque);
  const navigate = useNavigate();
  const mostradas = useRef<IdsMostrados>(null);
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
      <EscolhaDeUnidade estoque={estoque} aoEscolher={escolher} semUnidade="Escolha a unidade para ver os balanços." />
      {estoque !== undefined && (
        <ListaDeRegistros
          key={estoque}
          rotulo="Balanços"
          mostradas={mostradas}
          consulta={consulta}
          busca={BUSCA}
          colunas={COLUNAS}
          nomeDaLinha={({ produtoLote }) => nomeDoLote(produtoLote)}
          paraVarias={{ exportacao: { lista: 'balancos', caminho: { id: estoque } } }}
          vazio="Nenhum balanço nesta unidade."
          saidaDoVazio={<Button onClick={() => void navigate('/estoque')}>Abrir o estoque</Button>}
          ferramentas={
            <Exportar
              lista="balancos"
              recorte={() => ({ ids: mostradas.current?.() ?? null, caminho: { id: estoque } })}
            />
          }
        />
      )}
    </Tela>
  );
}

/** A number of packages of the counted lot. */
const Escrita = ({ balanco: { produtoLote }, embalagens }: { balanco: Balanco; embalagens: number }) => (
  <Quantidade embalagens={embalagens} produto={produtoLote.produto} />
);
