import { usePorPin } from '@merenda/shared';
import type { LancamentoDoDia } from '@merenda/shared/contratos';
import { EstadoErro, EstadoVazio, Tela, useHoje, useValoresRecebidos } from '@merenda/shared/ui';
import { formatarData } from '@merenda/shared/formatos';
import { Button, Flex, Spin, Typography } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { EscolhaDeUnidade } from '../unidade/EscolhaDeUnidade.js';
import { useUnidadeEscolhida } from '../unidade/useUnidadeEscolhida.js';
import { CartoesDoDia } from './CartoesDoDia.js';
import { useCardapiosDoDia } from './execucao.api.js';
import './execucao.css';
import { PratosDoCardapio } from './PratosDoCardapio.js';
import { UnidadesDeHoje } from './UnidadesDeHoje.js';

/**
 * Execution (specification 3, section 2): unit → today's menu → dishes → quantities → register. Before a unit is chosen,
 * the units of the user with what each lacks today.
 */
export default function ExecucaoCardapios() {
  const [unidade, escolherUnidade] = useUnidadeEscolhida();
  const dia = useHoje();
  const doDia = useCardapiosDoDia(unidade, dia);
  const [cardapioEscolhido, setCardapio] = useState(useValoresRecebidos<{ lancamento: number }>()?.lancamento);
  const navigate = useNavigate();
  const porPin = usePorPin();
  const daUnidade = unidade === null ? '' : `?unidade=${unidade}`;
  const lancamentos = doDia.data ?? [];
  const lancamento = lancamentos.find(({ id }) => id === cardapioEscolhido) ?? unicoPorFazer(lancamentos);
  // Once it is registered it is no longer the one with something to do, and stays.
  if (lancamento !== undefined && lancamento.id !== cardapioEscolhido) setCardapio(lancamento.id);

  return (
    <Tela
      titulo="Execução de Cardápios"
      larga
      escolha={
        <EscolhaDeUnidade
          unidade={unidade}
          aoEscolher={escolherUnidade}
          semUnidade="Todas as unidades"
          limpavel
          noTitulo
        />
      }
      acoes={
        <>
          <Link to={`/cozinha${daUnidade}`} className="alvo">
            Cozinha
          </Link>
          {!porPin && (
            <Button onClick={() => void navigate(`/historico-execucao-cardapios${daUnidade}`)}>Histórico</Button>
          )}
        </>
      }
    >
      <Flex vertical gap="small">
        <Typography.Text type="secondary">Cardápios de hoje, {formatarData(dia)}</Typography.Text>
        {doDia.error !== null && doDia.data === undefined ? (
          <EstadoErro consulta={doDia} />
        ) : unidade === null ? (
          <UnidadesDeHoje aoEscolher={escolherUnidade} />
        ) : doDia.data === undefined ? (
          <Flex justify="center">
            <Spin aria-label="Carregando os cardápios de hoje" />
          </Flex>
        ) : lancamentos.length === 0 ? (
          <EstadoVazio motivo="calendario" mensagem="Não há cardápio vinculado a esta unidade para hoje.">
            {!porPin && (
              <Button onClick={() => void navigate(`/cardapio-calendario?unidade=${unidade}`)}>
                Abrir o calendário
              </Button>
            )}
          </EstadoVazio>
        ) : (
          <>
            <CartoesDoDia lancamentos={lancamentos} escolhido={lancamento?.id} aoEscolher={setCardapio} />
            {lancamento && <PratosDoCardapio key={lancamento.id} lancamento={lancamento} unidade={unidade} dia={dia} />}
          </>
        )}
      </Flex>
    </Tela>
  );
}

/** The menu that need not be picked: the only one, or the only one with a meal to register. */
function unicoPorFazer(lancamentos: readonly LancamentoDoDia[]): LancamentoDoDia | undefined {
  const porFazer = lancamentos.filter(({ pratos }) => pratos.some(({ refeicao }) => refeicao === null));
  const [unico, ...outros] = lancamentos.length === 1 ? lancamentos : porFazer;
  return outros.length === 0 ? unico : undefined;
}
