import { avisos } from '@merenda/shared';
import type { Lancamento } from '@merenda/shared/contratos';
import { Tela, useTelaEstreita } from '@merenda/shared/ui';
import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import type { useCalendarioEscolar } from '../calendario-escolar/calendario-escolar.api.js';
import { useUnidadeEscolhida } from '../unidade/useUnidadeEscolhida.js';
import { AcoesDoCalendario } from './AcoesDoCalendario.js';
import { BarraDaSelecao } from './BarraDaSelecao.js';
import { lerLancamentos, usePodeVincular } from './calendario.api.js';
import { ControlesDoCalendario } from './ControlesDoCalendario.js';
import { DiasDoCalendario } from './DiasDoCalendario.js';
import type { Evento } from './eventos.js';
import { EventoSoLeitura } from './EventoSoLeitura.js';
import { ListaDeCardapios } from './ListaDeCardapios.js';
import { mesDe } from './mes.js';
import { ModalEvento } from './ModalEvento.js';
import { ModalVincular } from './ModalVincular.js';
import { useCalendario } from './useCalendario.js';
import { useEnderecoDoCalendario } from './useEnderecoDoCalendario.js';
import { useEventoAberto } from './useEventoAberto.js';
import { useMudancas } from './useMudancas.js';
import { useTeclasDosDias } from './useTeclasDosDias.js';
import { useVinculo } from './useVinculo.js';
import { VinculadoHoje } from './VinculadoHoje.js';
import { marcaDoDia, type Solto, type VistaDoCalendario } from './vista.js';
import './calendario.css';

/**
 * The menu calendar (specification 3, section 2): week, month and list; binding, moving, changing and unbinding menus;
 * the school calendar; report.
 */
export default function CardapioCalendario() {
  const [unidade, escolherUnidade] = useUnidadeEscolhida();
  const estreita = useTelaEstreita();
  const endereco = useEnderecoDoCalendario();
  const calendario = useCalendario(endereco, unidade);
  const { hoje, data, visao, periodo, eventos, comida, escola, mostrado } = calendario;
  const podeVincular = usePodeVincular();
  const vinculo = useVinculo();
  const { aberto, abrir, fechar } = useEventoAberto(endereco, eventos, mostrado);
  const marcados = useMarcados(eventos);
  const mudancas = useMudancas(() => {
    marcados.limpar();
    // A binding on several days stays open behind its preview until it is done.
    vinculo.concluir();
  });
  const teclas = useTeclasDosDias(visao, (dia) => endereco.mudar({ data: dia }));
  const [listaPedida, setListaPedida] = useState(false);
  const [vinculados, setVinculados] = useState<readonly Lancamento[]>([]);
  const comLista = listaPedida && podeVincular && !estreita;
  /** How often the user asked for today: each time the list goes there. */
  const [idasParaHoje, setIdasParaHoje] = useState(0);

  function irParaHoje(): void {
    endereco.mudar({ data: hoje });
    setIdasParaHoje((idas) => idas + 1);
  }

  function soltar(dia: string, solto: Solto): void {
    if ('cardapio' in solto) {
      vinculo.vincular(dia, solto.cardapio);
      return;
    }
    const evento = [...eventos.values()].flat().find(({ chave }) => chave === solto.evento);
    if (evento) void mover(evento, dia);
  }

  async function mover(evento: Evento, dia: string): Promise<void> {
    try {
      await mudancas.mover(await lerLancamentos([evento]), dia);
    } catch (erro) {
      avisos.falha(erro);
    }
  }

  const vista: VistaDoCalendario = {
    hoje,
    eventos,
    comida,
    marca: (dia) => marcaDoDia(dia, escola.escolar, unidade),
    aoAbrir: abrir,
    ...(podeVincular && {
      aoVincular: (dia: string) => vinculo.vincular(dia),
      aoSoltar: soltar,
      ...(marcados.marcando && {
        marcados: marcados.chaves,
        aoAbrir: (evento: Evento) => marcados.alternar(evento),
      }),
    }),
  };

  return (
    <Tela
      titulo="Calendário de Cardápios"
      larga
      acoes={<AcoesDoCalendario unidade={unidade} data={data} />}
      principal={
        podeVincular && (
          <Button type="primary" onClick={() => vinculo.vincularHoje()}>
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
        // On a phone the days are one below the other, and today may be far down.
        emHoje={periodo.de <= hoje && hoje <= periodo.ate && !(estreita && visao === 'lista')}
        carregando={calendario.consulta.isFetching}
        podeVincular={podeVincular}
        {...(podeVincular && { marcando: marcados.marcando, aoMarcar: marcados.comecar })}
        {...(podeVincular && !estreita && { comLista, aoMostrarLista: () => setListaPedida((mostra) => !mostra) })}
      />
      {marcados.marcando && (
        <BarraDaSelecao eventos={marcados.eventos} aoPedir={mudancas.prever} aoSair={marcados.parar} />
      )}
      <AvisoDaEscola {...escola} />
      <VinculadoHoje lancamentos={vinculados} hoje={hoje} />
      <Flex gap="middle" align="start">
        <div {...teclas} style={{ flex: 1, minWidth: 0 }}>
          <DiasDoCalendario
            calendario={calendario}
            vista={vista}
            abertura={mostrado ? `${unidade ?? 'todas'} ${mesDe(data)} ${idasParaHoje}` : null}
          />
        </div>
        {comLista && <ListaDeCardapios aoEscolher={vinculo.vincularHoje} />}
      </Flex>
      {vinculo.dia && (
        <ModalVincular
          dia={vinculo.dia}
          unidade={unidade}
          escolhido={vinculo.escolhido}
          escolar={escola.escolar}
          aoPrever={mudancas.prever}
          aoVincular={setVinculados}
          aoFechar={vinculo.fechar}
        />
      )}
      {aberto &&
        (podeVincular ? (
          <ModalEvento
            key={aberto.chave}
            evento={aberto}
            unidade={unidade}
            comida={comida}
            aoMover={(movidos, dia) => void mudancas.mover(movidos, dia)}
            aoFechar={fechar}
          />
        ) : (
          <EventoSoLeitura key={aberto.chave} evento={aberto} comida={comida} aoFechar={fechar} />
        ))}
      {mudancas.previa}
    </Tela>
  );
}

type AvisoDaEscolaProps = Pick<ReturnType<typeof useCalendarioEscolar>, 'falhas' | 'tentando' | 'refazer'>;

/** Says which days without class the calendar does not know. */
function AvisoDaEscola({ falhas, tentando, refazer }: AvisoDaEscolaProps) {
  if (falhas.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBottom: 12 }}
      title={`Não foi possível carregar ${falhas.join(' e ')}.`}
      description="Dias sem aula podem aparecer como dias de aula."
      action={
        <Button onClick={refazer} loading={tentando}>
          Tentar novamente
        </Button>
      }
    />
  );
}

/** The events that are ticked to be changed together. Those that leave the calendar are no longer among them. */
function useMarcados(eventos: Map<string, Evento[]>) {
  const [chaves, setChaves] = useState<ReadonlySet<string>>();
  return {
    marcando: chaves !== undefined,
    chaves: chaves ?? NENHUMA,
    eventos: [...eventos.values()].flat().filter(({ chave }) => chaves?.has(chave)),
    comecar: () => setChaves((antes) => antes ?? NENHUMA),
    parar: () => setChaves(undefined),
    /** After a change: ticking goes on with none. */
    limpar: () => setChaves((antes) => antes && NENHUMA),
    alternar: ({ chave }: Evento) =>
      setChaves((antes) => {
        const depois = new Set(antes);
        if (!depois.delete(chave)) depois.add(chave);
        return depois;
      }),
  };
}

const NENHUMA: ReadonlySet<string> = new Set();
