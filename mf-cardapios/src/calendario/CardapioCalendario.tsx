import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { lerData } from '@merenda/shared/formatos';
import { EstadoErro, Icone, Tela, useTelaEstreita } from '@merenda/shared/ui';
import { Button, Flex, Segmented, Spin } from 'antd';
import { useMemo, useState } from 'react';
import { EscolhaDeUnidade } from '../unidade/EscolhaDeUnidade';
import { useHoje } from '../unidade/useHoje';
import { useUnidadeEscolhida } from '../unidade/useUnidadeEscolhida';
import { useFeriados, useLancamentos } from './calendario.api';
import './calendario.css';
import { Legenda } from './Legenda';
import { ListaDoMes } from './ListaDoMes';
import { eventosPorDia, mesDe, periodoDoMes, type Evento } from './mes';
import { Mes } from './Mes';
import { ModalEvento } from './ModalEvento';
import { ModalRelatorio } from './ModalRelatorio';
import { ModalVincular } from './ModalVincular';
import { NavegacaoDoMes } from './NavegacaoDoMes';

type Visao = 'mes' | 'lista';

/** The menu calendar (specification 3, section 2): month and list, binding, changing and unbinding menus, report. */
export default function CardapioCalendario() {
  const [unidade, escolherUnidade] = useUnidadeEscolhida();
  const relogio = useHoje();
  const hoje = relogio.data ?? undefined;
  const estreita = useTelaEstreita();
  const [mesEscolhido, setMes] = useState<string>();
  const [visaoEscolhida, setVisao] = useState<Visao>();
  const [diaParaVincular, setDiaParaVincular] = useState<string>();
  const [evento, setEvento] = useState<Evento>();
  const [pedindoRelatorio, setPedindoRelatorio] = useState(false);

  const mes = mesEscolhido ?? (hoje && mesDe(hoje));
  const visao = visaoEscolhida ?? (estreita ? 'lista' : 'mes');
  const periodo = mes ? periodoDoMes(mes) : undefined;
  const lancamentos = useLancamentos(unidade, periodo);
  const feriados = useFeriados(periodo);
  const eventos = useMemo(() => eventosPorDia(lancamentos.data ?? []), [lancamentos.data]);
  const nomesDosFeriados = useMemo(() => new Map(feriados.data?.map(({ data, nome }) => [lerData(data) ?? data, nome])), [feriados.data]);
  const erro = relogio.error ?? lancamentos.error;

  return (
    <Tela
      titulo="Calendário de Cardápios"
      acoes={
        <>
          <Button icon={<Icone de={PrinterOutlined} />} disabled={unidade === null} onClick={() => setPedindoRelatorio(true)}>
            Relatório
          </Button>
          <Button type="primary" disabled={!hoje} onClick={() => setDiaParaVincular(hoje)}>
            Vincular cardápio
          </Button>
        </>
      }
    >
      <Flex wrap gap="middle" align="end" justify="space-between" style={{ marginBottom: 16 }}>
        <EscolhaDeUnidade unidade={unidade} aoEscolher={escolherUnidade} semUnidade="Todas as minhas unidades" limpavel />
        <Segmented<Visao>
          aria-label="Visão do calendário"
          value={visao}
          onChange={setVisao}
          options={[{ value: 'mes', label: 'Mês' }, { value: 'lista', label: 'Lista' }]}
        />
      </Flex>
      {erro !== null && lancamentos.data === undefined ? (
        <EstadoErro erro={erro} aoTentar={() => void (relogio.error ? relogio : lancamentos).refetch()} tentando={relogio.isFetching || lancamentos.isFetching} />
      ) : mes && hoje ? (
        <>
          <Flex wrap gap="middle" align="center" justify="space-between" style={{ marginBottom: 12 }}>
            <NavegacaoDoMes mes={mes} mesAtual={mesDe(hoje)} aoMudar={setMes} carregando={lancamentos.isFetching} />
            <Legenda />
          </Flex>
          {visao === 'mes' ? (
            <Mes mes={mes} hoje={hoje} eventos={eventos} feriados={nomesDosFeriados} compacto={estreita} aoVincular={setDiaParaVincular} aoAbrir={setEvento} />
          ) : (
            <ListaDoMes mes={mes} hoje={hoje} eventos={eventos} feriados={nomesDosFeriados} aoVincular={setDiaParaVincular} aoAbrir={setEvento} />
          )}
        </>
      ) : (
        <Flex justify="center" style={{ padding: 48 }}>
          <Spin aria-label="Carregando o calendário" />
        </Flex>
      )}
      {diaParaVincular && <ModalVincular dia={diaParaVincular} unidade={unidade} aoFechar={() => setDiaParaVincular(undefined)} />}
      {evento && <ModalEvento evento={evento} aoFechar={() => setEvento(undefined)} />}
      {pedindoRelatorio && unidade !== null && periodo && <ModalRelatorio unidade={unidade} periodo={periodo} aoFechar={() => setPedindoRelatorio(false)} />}
    </Tela>
  );
}
