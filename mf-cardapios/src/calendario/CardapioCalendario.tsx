import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { usePermissao } from '@merenda/shared';
import {
  EstadoErro,
  Icone,
  Tela,
  useHoje,
  useHojeDoMunicipio,
  useTelaEstreita,
  useValoresRecebidos,
} from '@merenda/shared/ui';
import { Alert, Button, Flex, Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ModalCalendarioEscolar } from '../calendario-escolar/ModalCalendarioEscolar.js';
import { useCalendarioEscolar } from '../calendario-escolar/calendario-escolar.api.js';
import { useUnidadeEscolhida } from '../unidade/useUnidadeEscolhida.js';
import { BarraDaSelecao } from './BarraDaSelecao.js';
import { useLancamentos, usePodeVincular, usePreverLancamentos } from './calendario.api.js';
import './calendario.css';
import { useComida, usePratosDoPeriodo } from './comida.js';
import { ControlesDoCalendario } from './ControlesDoCalendario.js';
import { ListaDeCardapios } from './ListaDeCardapios.js';
import { ListaDoMes } from './ListaDoMes.js';
import { eventosPorDia, mesDe, mesVizinho, periodoDaSemana, periodoDoMes, type Evento } from './mes.js';
import { Mes } from './Mes.js';
import { ModalEvento } from './ModalEvento.js';
import { ModalFeriados } from './ModalFeriados.js';
import { ModalRelatorio } from './ModalRelatorio.js';
import { ModalVincular, type CardapioEscolhido } from './ModalVincular.js';
import { Semana } from './Semana.js';
import { useDiaDoEndereco } from './useDiaDoEndereco.js';
import { useEnderecoDoCalendario } from './useEnderecoDoCalendario.js';
import { useEventoAberto } from './useEventoAberto.js';
import { useMarcados } from './useMarcados.js';
import { useMudancas } from './useMudancas.js';
import { useTeclasDosDias } from './useTeclasDosDias.js';
import { marcaDoDia, type Solto, type VistaDoCalendario } from './vista.js';
import { somarDias } from '@merenda/shared/regras';

/** px; the least that a month or a week needs. */
const ALTURA = 720;

/** The day to bind, before it is known which one today is. */
const HOJE = 'HOJE';

/**
 * The menu calendar (specification 3, section 2): week, month and list; binding, moving, changing and unbinding menus;
 * the school calendar; report.
 */
export default function CardapioCalendario() {
  const [unidade, escolherUnidade] = useUnidadeEscolhida();
  const hoje = useHoje();
  const hojeConfirmado = useHojeDoMunicipio();
  const estreita = useTelaEstreita();
  const endereco = useEnderecoDoCalendario();
  const [diaDoLink] = useState(useDiaDoEndereco());
  /** How often the user asked for today: each time the list goes there. */
  const [idasParaHoje, setIdasParaHoje] = useState(0);
  const [escolhido, setEscolhido] = useState(useValoresRecebidos<CardapioEscolhido>());
  const [diaParaVincular, setDiaParaVincular] = useState<string | undefined>(escolhido && HOJE);
  const navigate = useNavigate();
  const { search } = useLocation();
  const [janela, setJanela] = useState<'RELATORIO' | 'FERIADOS' | 'ESCOLAR'>();
  const [comLista, setComLista] = useState(false);
  const comPermissao = usePermissao('CARDAPIOS');
  const podeVincular = usePodeVincular();

  const data = endereco.data ?? diaDoLink ?? hoje;
  const visao = endereco.visao ?? (estreita ? 'lista' : 'semana');
  const periodo = visao === 'semana' ? periodoDaSemana(data) : periodoDoMes(mesDe(data));
  const lancamentos = useLancamentos(unidade, periodo);
  const chegaram = lancamentos.isSuccess && !lancamentos.isPlaceholderData;
  const seguinte = visao === 'semana' ? periodoDaSemana(somarDias(data, 7)) : periodoDoMes(mesVizinho(mesDe(data), 1));
  usePreverLancamentos(unidade, seguinte, chegaram);
  const escola = useCalendarioEscolar(periodo);
  const pratos = usePratosDoPeriodo(unidade, periodo);
  const comida = useComida(pratos.data);
  const eventos = useMemo(() => eventosPorDia(lancamentos.data ?? []), [lancamentos.data]);

  // On a phone the days are one below the other and today may be far down.
  const listaLonga = estreita && visao === 'lista';
  const mostrado = chegaram && !escola.isPending && !pratos.isPending;
  const abertura = mostrado ? `${unidade ?? 'todas'} ${mesDe(data)} ${idasParaHoje}` : null;
  const { aberto, abrir, fechar } = useEventoAberto(endereco, eventos, podeVincular && mostrado);
  const marcados = useMarcados(eventos);
  const mudancas = useMudancas(() => {
    marcados.limpar();
    // A binding on several days stays open behind its preview until it is done.
    setDiaParaVincular(undefined);
  });
  const teclas = useTeclasDosDias(visao, (dia) => endereco.mudar({ data: dia }));

  const diaDoVinculo = diaParaVincular === HOJE ? hojeConfirmado : diaParaVincular;

  function irParaHoje(): void {
    endereco.mudar({ data: hoje });
    setIdasParaHoje((idas) => idas + 1);
  }

  function vincular(dia: string, cardapio?: number): void {
    setEscolhido(cardapio === undefined ? undefined : { tipo: 'DIARIO', cardapio });
    setDiaParaVincular(dia);
  }

  function soltar(dia: string, solto: Solto): void {
    if ('cardapio' in solto) {
      vincular(dia, solto.cardapio);
      return;
    }
    const evento = [...eventos.values()].flat().find(({ chave }) => chave === solto.evento);
    if (evento) void mudancas.mover(evento.lancamentos, dia);
  }

  const vista: VistaDoCalendario = {
    hoje,
    eventos,
    comida,
    marca: (dia) => marcaDoDia(dia, escola.escolar, unidade),
    ...(podeVincular && {
      aoVincular: (dia: string) => vincular(dia),
      aoAbrir: marcados.marcando ? (evento: Evento) => marcados.alternar(evento) : abrir,
      aoSoltar: soltar,
      ...(marcados.marcando && { marcados: marcados.chaves }),
    }),
  };

  return (
    <Tela
      titulo="Calendário de Cardápios"
      acoes={
        <>
          {comPermissao && <Button onClick={() => setJanela('ESCOLAR')}>Calendário escolar</Button>}
          {comPermissao && <Button onClick={() => setJanela('FERIADOS')}>Feriados</Button>}
          <Button
            icon={<Icone de={PrinterOutlined} />}
            disabled={unidade === null}
            title={unidade === null ? 'Escolha a unidade do relatório.' : undefined}
            onClick={() => setJanela('RELATORIO')}
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
      <ControlesDoCalendario
        unidade={unidade}
        aoEscolherUnidade={escolherUnidade}
        visao={visao}
        data={data}
        aoMudar={endereco.mudar}
        aoIrParaHoje={irParaHoje}
        emHoje={periodo.de <= hoje && hoje <= periodo.ate && !listaLonga}
        carregando={lancamentos.isFetching}
        podeVincular={podeVincular}
        {...(podeVincular && { marcando: marcados.marcando, aoMarcar: marcados.comecar })}
        {...(podeVincular && !estreita && { comLista, aoMostrarLista: () => setComLista((mostra) => !mostra) })}
      />
      {marcados.marcando && (
        <BarraDaSelecao eventos={marcados.eventos} aoPedir={mudancas.prever} aoSair={marcados.parar} />
      )}
      {escola.falhou && (
        <Alert
          type="warning"
          showIcon
          style={{ marginBottom: 12 }}
          title="Não foi possível carregar os feriados: eles não aparecem neste mês."
          action={
            <Button onClick={escola.refazer} loading={escola.tentando}>
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
      ) : lancamentos.isPending || escola.isPending || pratos.isPending ? (
        // Days that fill one after the other would push each other down.
        <Skeleton.Node active style={{ width: '100%', height: ALTURA }} />
      ) : (
        <Flex gap="middle" align="start">
          <div {...teclas} style={{ flex: 1, minWidth: 0 }}>
            {visao === 'semana' ? (
              <Semana {...vista} dia={data} compacta={estreita} />
            ) : visao === 'mes' ? (
              <Mes {...vista} mes={mesDe(data)} compacto={estreita} />
            ) : (
              <ListaDoMes {...vista} mes={mesDe(data)} abertura={abertura} rolarAteHoje={listaLonga} />
            )}
          </div>
          {comLista && podeVincular && !estreita && (
            <ListaDeCardapios aoEscolher={(cardapio) => vincular(hojeConfirmado ?? hoje, cardapio)} />
          )}
        </Flex>
      )}
      {janela === 'ESCOLAR' && <ModalCalendarioEscolar ano={data.slice(0, 4)} aoFechar={() => setJanela(undefined)} />}
      {janela === 'FERIADOS' && <ModalFeriados ano={data.slice(0, 4)} aoFechar={() => setJanela(undefined)} />}
      {janela === 'RELATORIO' && unidade !== null && (
        <ModalRelatorio unidade={unidade} periodo={periodoDoMes(mesDe(data))} aoFechar={() => setJanela(undefined)} />
      )}
      {diaDoVinculo && (
        <ModalVincular
          dia={diaDoVinculo}
          unidade={unidade}
          escolhido={escolhido}
          escolar={escola.escolar}
          aoPrever={mudancas.prever}
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
          key={aberto.chave}
          evento={aberto}
          unidade={unidade}
          comida={comida}
          aoMover={(movidos, dia) => void mudancas.mover(movidos, dia)}
          aoFechar={fechar}
        />
      )}
      {mudancas.previa}
    </Tela>
  );
}
