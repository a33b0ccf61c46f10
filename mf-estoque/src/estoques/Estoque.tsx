import CalculatorOutlined from '@ant-design/icons/CalculatorOutlined';
import FileExcelOutlined from '@ant-design/icons/FileExcelOutlined';
import HistoryOutlined from '@ant-design/icons/HistoryOutlined';
import LogoutOutlined from '@ant-design/icons/LogoutOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import type { ProdutoEstoque } from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import { primeiraFrase, violacoesDaSaida } from '@merenda/shared/regras';
import {
  confirmarEExecutar,
  EstadoVazio,
  excluir,
  Icone,
  ListaComBusca,
  Tela,
  useHoje,
  useQuantidade,
  type AcaoDeLinha,
} from '@merenda/shared/ui';
import { Button, Checkbox, Flex } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ModalBalanco } from '../balancos/ModalBalanco.js';
import { EscolhaDeUnidade } from '../unidade/EscolhaDeUnidade.js';
import { useEstoqueEscolhido } from '../unidade/useEstoqueEscolhido.js';
import { useExcluirLinha, useLinhasDeEstoque } from './estoques.api.js';
import { nomeDaLinha } from './lote.js';
import { BUSCA, colunasDeLotes } from './lotes.colunas.js';
import { ModalAdicao } from './ModalAdicao.js';
import { ModalHistorico } from './ModalHistorico.js';
import { ModalSaida } from './ModalSaida.js';

/** The open dialog: a registration, or an action on one line. */
type Aberto = { modal: 'adicao' } | { modal: 'saida' | 'balanco' | 'historico'; linha: ProdutoEstoque } | null;

/** Stock of one of the user's units, lot by lot (specification 2, section 2.6). */
export default function Estoque() {
  const [estoque, escolher] = useEstoqueEscolhido();
  const [aberto, setAberto] = useState<Aberto>(null);
  const [zerados, setZerados] = useState(false);
  const navigate = useNavigate();
  const consulta = useLinhasDeEstoque(estoque, { comSaldo: !zerados });
  const exclusao = useExcluirLinha(estoque);
  const hoje = useHoje();
  const quantidade = useQuantidade();
  const colunas = useMemo(() => colunasDeLotes(hoje, quantidade), [hoje, quantidade]);
  const fechar = () => setAberto(null);

  const acoes: AcaoDeLinha<ProdutoEstoque>[] = [
    {
      rotulo: 'Histórico',
      icone: <Icone de={HistoryOutlined} />,
      aoAcionar: (linha) => setAberto({ modal: 'historico', linha }),
    },
    {
      rotulo: 'Saída',
      icone: <Icone de={LogoutOutlined} />,
      aoAcionar: (linha) => setAberto({ modal: 'saida', linha }),
      impedimento: ({ quantidade }) => primeiraFrase(violacoesDaSaida(quantidade, quantidade)),
    },
    {
      rotulo: 'Balanço',
      icone: <Icone de={CalculatorOutlined} />,
      aoAcionar: (linha) => setAberto({ modal: 'balanco', linha }),
    },
    excluir((linha) => void excluirLinha(linha)),
  ];

  function excluirLinha(linha: ProdutoEstoque): Promise<boolean> {
    const resto = linha.quantidade > 0 ? ` O saldo de ${formatarQuantidade(linha.quantidade)} será baixado.` : '';
    return confirmarEExecutar({
      mensagem: `Deseja realmente excluir o Produto do Estoque?${resto}`,
      perigo: true,
      acao: () => exclusao.mutateAsync(linha.id),
      sucesso: 'Produto excluído do estoque com sucesso!',
    });
  }

  const linhaAberta = aberto !== null && 'linha' in aberto ? atual(aberto.linha, consulta.data) : undefined;

  return (
    <Tela
      titulo="Estoque"
      acoes={
        <>
          <Button icon={<Icone de={FileExcelOutlined} />} onClick={() => void navigate('/importar-estoque')}>
            Importar planilha
          </Button>
          {estoque !== undefined && (
            <>
              <Button
                icon={<Icone de={PrinterOutlined} />}
                onClick={() => void navigate(`/relatorio/estoque/${estoque}`)}
              >
                Relatório
              </Button>
              <Button type="primary" icon={<Icone de={PlusOutlined} />} onClick={() => setAberto({ modal: 'adicao' })}>
                Adicionar Produto
              </Button>
            </>
          )}
        </>
      }
    >
      <EscolhaDeUnidade estoque={estoque} aoEscolher={escolher} />
      {estoque === undefined ? (
        <EstadoVazio mensagem="Escolha a unidade para ver o que há no estoque." />
      ) : (
        <Flex vertical gap="middle">
          <div>
            <Checkbox checked={zerados} onChange={({ target }) => setZerados(target.checked)}>
              Mostrar lotes zerados
            </Checkbox>
          </div>
          <ListaComBusca
            key={estoque}
            rotulo="Estoque"
            consulta={consulta}
            busca={BUSCA}
            colunas={colunas}
            nomeDaLinha={nomeDaLinha}
            acoes={acoes}
            vazio={
              zerados ? 'Nenhum produto no estoque desta unidade.' : 'Nenhum lote com saldo no estoque desta unidade.'
            }
          />
        </Flex>
      )}
      {estoque !== undefined && aberto?.modal === 'adicao' && <ModalAdicao estoque={estoque} aoFechar={fechar} />}
      {estoque !== undefined && linhaAberta && aberto?.modal === 'saida' && (
        <ModalSaida estoque={estoque} linha={linhaAberta} aoFechar={fechar} />
      )}
      {estoque !== undefined && linhaAberta && aberto?.modal === 'balanco' && (
        <ModalBalanco estoque={estoque} linha={linhaAberta} aoFechar={fechar} />
      )}
      {estoque !== undefined && linhaAberta && aberto?.modal === 'historico' && (
        <ModalHistorico estoque={estoque} linha={linhaAberta} aoFechar={fechar} />
      )}
    </Tela>
  );
}

/** The line as it is now. Another user may have emptied it: then the list has no such line, and the form stays open. */
function atual(linha: ProdutoEstoque, linhas: ProdutoEstoque[] | undefined): ProdutoEstoque {
  return linhas?.find(({ id }) => id === linha.id) ?? { ...linha, quantidade: linhas ? 0 : linha.quantidade };
}
