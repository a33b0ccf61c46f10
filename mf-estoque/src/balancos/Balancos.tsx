import { nomeDoLote } from '@merenda/shared/regras';
import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { CAMPOS_DO_BALANCO, type Balanco } from '@merenda/shared/contratos';
import {
  type CampoDeBusca,
  Exportar,
  Icone,
  type IdsMostrados,
  ListaDeRegistros,
  Tela,
  useColunas,
} from '@merenda/shared/ui';
import { Button, Flex } from 'antd';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { MarcaDeEstorno } from '../estorno/MarcaDeEstorno.js';
import { EscolhaDeUnidade } from '../unidade/EscolhaDeUnidade.js';
import { useEstoqueEscolhido } from '../unidade/useEstoqueEscolhido.js';
import { useBalancos } from './balancos.api.js';

const BUSCA: readonly CampoDeBusca<Balanco>[] = [
  {
    campo: 'busca',
    rotulo: 'Produto, lote ou usuário',
    texto: (balanco) => [
      CAMPOS_DO_BALANCO.itemEProduto.valor(balanco),
      balanco.produtoLote.numero,
      balanco.usuario.pessoa.nome,
    ],
  },
];

const NA_TELA = ['itemEProduto', 'lote', 'quantidadeAnterior', 'novaQuantidade', 'usuario', 'dataHora'] as const;

const DESENHOS = {
  dataHora: ({ dataHora, estorno }: Balanco) => (
    <Flex wrap gap={4}>
      {dataHora}
      {estorno && <MarcaDeEstorno rotulo="Estornado" />}
    </Flex>
  ),
};

/** The counts of one of the user's stocks (specification 2, section 2.9). */
export default function Balancos() {
  const [estoque, escolher] = useEstoqueEscolhido();
  const consulta = useBalancos(estoque);
  const colunas = useColunas(CAMPOS_DO_BALANCO, { nomes: NA_TELA, desenhos: DESENHOS });
  const navigate = useNavigate();
  const mostradas = useRef<IdsMostrados>(null);
  return (
    <Tela
      titulo="Balanços de Estoques"
      larga
      escolha={estoque !== undefined && <EscolhaDeUnidade estoque={estoque} aoEscolher={escolher} noTitulo />}
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
      {estoque === undefined ? (
        <EscolhaDeUnidade
          estoque={estoque}
          aoEscolher={escolher}
          semUnidade="Escolha a unidade para ver os balanços."
        />
      ) : (
        <ListaDeRegistros
          key={estoque}
          rotulo="Balanços"
          mostradas={mostradas}
          consulta={consulta}
          busca={BUSCA}
          colunas={colunas}
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
