import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { usePermissao } from '@merenda/shared';
import { ROTULOS_TIPO_LANCAMENTO, TIPOS_LANCAMENTO } from '@merenda/shared/contratos';
import { dataComparavel } from '@merenda/shared/formatos';
import {
  EstadoErro,
  Icone,
  Tela,
  useHoje,
  useHojeDoMunicipio,
  useTelaEstreita,
  useValoresRecebidos,
} from '@merenda/shared/ui';
import { Alert, Button, Flex, Segmented, Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { EscolhaDeUnidade } from '../unidade/EscolhaDeUnidade.js';
import { useUnidadeEscolhida } from '../unidade/useUnidadeEscolhida.js';
import { useFeriados, useLancamentos, usePodeVincular, usePreverLancamentos } from './calendario.api.js';
import './calendario.css';
import { ListaDoMes } from './ListaDoMes.js';
import { eventosPorDia, mesDe, mesVizinho, periodoDoMes, type Evento } from './mes.js';
import { Mes } from './Mes.js';
import { ModalEvento } from './ModalEvento.js';
import { ModalFeriados } from './ModalFeriados.js';
import { ModalRelatorio } from './ModalRelatorio.js';
import { ModalVincular, type CardapioEscolhido } from './ModalVincular.js';
import { NavegacaoDoMes } from './NavegacaoDoMes.js';
import { useDiaDoEndereco } from './useDiaDoEndereco.js';

type Visao = 'mes' | 'lista';

/** px; the least that a month needs. */
const ALTURA_DO_MES = 720;

/** The day to bind, before it is known which one today is. */
const HOJE = 'HOJE';

/** The menu calendar (specification 3, section 2): month and list, binding, changing and unbinding menus, report. */
export default function CardapioCalendario() {
  const [unidade, escolherUnidade] = useUnidadeEscolhida();
  const hoje = useHoje();
  const hojeConfirmado = useHojeDoMunicipio();
  const estreita = useTelaEstreita();
  const [diaPedido, setDiaPedido] = useState(useDiaDoEndereco());
  const [mesEscolhido, setMes] = useState(diaPedido && mesDe(diaPedido));
  /** How often the user asked for today: each time the list goes there. */
  const [idasParaHoje, setIdasParaHoje] = useState(0);
  const [visaoEscolhida, setVisao] = useState<Visao>();
  const [escolhido, setEscolhido] = useState(useValoresRecebidos<CardapioEscolhido>());
  const [diaParaVincular, setDiaParaVincular] = useState<string | undefined>(escolhido && HOJE);
  const navigate = useNavigate();
  const { search } = useLocation();
  const [evento, setEvento] = useState<Evento>();
  const [pedindoRelatorio, setPedindoRelatorio] = useState(false);
  const [vendoFeriados, setVendoFeriados] = useState(false);
  const podeMudarFeriados = usePermissao('CARDAPIOS');
  const podeVincular = usePodeVincular();

  const mes = mesEscolhido ?? mesDe(hoje);
  const visao = visaoEscolhida ?? (estreita ? 'lista' : 'mes');
  const periodo = periodoDoMes(mes);
  const lancamentos = useLancamentos(unidade, periodo);
  usePreverLancamentos(
    unidade,
    periodoDoMes(mesVizinho(mes, 1)),
    lancamentos.isSuccess && !lancamentos.isPlaceholderData,
  );
  const feriados = useFeriados(periodo);
  const eventos = useMemo(() => eventosPorDia(lancamentos.data ?? []), [lancamentos.data]);
  const nomesDosFeriados = useMemo(
    () => new Map(feriados.data?.map(({ data, nome }) => [dataComparavel(data), nome])),
    [feriados.data],
  );

  // On a phone the days are one below the other and today may be far down.
  const listaLonga = estreita && visao === 'lista';
  const mostrado = lancamentos.isSuccess && !lancamentos.isPlaceholderData && !feriados.isPending;
  const abertura = mostrado ? `${unidade ?? 'todas'} ${mes} ${idasParaHoje}` : null;

  // A link that names a day opens what is served on it, if that is one menu.
  const doDiaPedido = podeVincular && mostrado && diaPedido !== undefined ? (eventos.get(diaPedido) ?? []) : [];
  const aberto = evento ?? (doDiaPedido.length === 1 ? doDiaPedido[0] : undefined);

  const diaDoVinculo = diaParaVincular === HOJE ? hojeConfirmado : diaParaVincular;

  function irParaHoje(): void {
    setMes(mesDe(hoje));
    setIdasParaHoje((idas) => idas + 1);
  }

  const vista = {
    mes,
    hoje,
    eventos,
    feriados: nomesDosFeriados,
    ...(podeVincular && { aoVincular: setDiaParaVincular, aoAbrir: setEvento }),
  };

  return (
    <Tela
      titulo="Calendário de Cardápios"
      acoes={
        <>
          {podeMudarFeriados && <Button onClick={() => setVendoFeriados(true)}>Feriados</Button>}
          <Button
            icon={<Icone de={PrinterOutlined} />}
            disabled={unidade === null}
            title={unidade === null ? 'Escolha a unidade do relatório.' : undefined}
            onClick={() => setPedindoRelatorio(true)}
          >
            Relatório
          </Button>
        </>
      }
      principal={
        podeVincular && (
          <Button type="primary" onClick={() => setDiaParaVincular(HOJE)}>
            Vincular cardápio
          </Button>
        )
      }
    >
      <Flex wrap gap="middle" align="end" justify="space-between" style={{ marginBottom: 16 }}>
        <EscolhaDeUnidade
          unidade={unidade}
          aoEscolher={escolherUnidade}
          semUnidade="Todas as minhas unidades"
          limpavel
        />
        <Segmented<Visao>
          aria-label="Visão do calendário"
          value={visao}
          onChange={setVisao}
          options={[
            { value: 'mes', label: 'Mês' },
            { value: 'lista', label: 'Lista' },
          ]}
        />
      </Flex>
      <Flex wrap gap="middle" align="center" justify="space-between" style={{ marginBottom: 12 }}>
        <NavegacaoDoMes
          mes={mes}
          aoMudar={setMes}
          aoIrParaHoje={irParaHoje}
          emHoje={mes === mesDe(hoje) && !listaLonga}
          carregando={lancamentos.isFetching}
        />
        <Legenda />
      </Flex>
      {feriados.error && (
        <Alert
          type="warning"
          showIcon
          style={{ marginBottom: 12 }}
          title="Não foi possível carregar os feriados: eles não aparecem neste mês."
          action={
            <Button onClick={() => void feriados.refetch()} loading={feriados.isFetching}>
              Tentar novamente
            </Button>
          }
        />
      )}
      {lancamentos.error !== null && lancamentos.data === undefined ? (
        <EstadoErro
          erro={lancamentos.error}
          aoTentar={() => void lancamentos.refetch()}
          tentando={lancamentos.isFetching}
        />
      ) : lancamentos.isPending || feriados.isPending ? (
        // Days that fill one after the other would push each other down.
        <Skeleton.Node active style={{ width: '100%', height: ALTURA_DO_MES }} />
      ) : visao === 'mes' ? (
        <Mes {...vista} compacto={estreita} />
      ) : (
        <ListaDoMes {...vista} abertura={abertura} rolarAteHoje={listaLonga} />
      )}
      {vendoFeriados && <ModalFeriados ano={mes.slice(0, 4)} aoFechar={() => setVendoFeriados(false)} />}
      {diaDoVinculo && (
        <ModalVincular
          dia={diaDoVinculo}
          unidade={unidade}
          escolhido={escolhido}
          aoFechar={() => {
            setDiaParaVincular(undefined);
            // The next one is chosen here, also after a reload.
            setEscolhido(undefined);
            if (escolhido) void navigate({ search }, { replace: true });
          }}
        />
      )}
      {aberto && (
        <ModalEvento
          evento={aberto}
          unidade={unidade}
          aoFechar={() => {
            setEvento(undefined);
            setDiaPedido(undefined);
          }}
        />
      )}
      {pedindoRelatorio && unidade !== null && (
        <ModalRelatorio unidade={unidade} periodo={periodo} aoFechar={() => setPedindoRelatorio(false)} />
      )}
    </Tela>
  );
}

/** The meaning of the two colours; the name of each event has it too. */
function Legenda() {
  return (
    <ul className="calendario-legenda" aria-label="Legenda">
      {TIPOS_LANCAMENTO.map((tipo) => (
        <li key={tipo}>
          <span aria-hidden className={`calendario-marca calendario-${tipo.toLowerCase()}`} />
          {ROTULOS_TIPO_LANCAMENTO[tipo]}
        </li>
      ))}
    </ul>
  );
}
