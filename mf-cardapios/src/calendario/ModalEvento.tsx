import { useSessao } from '@merenda/shared';
import type { Lancamento } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { Campo, ModalFormulario, SelectOpcoes } from '@merenda/shared/ui';
import { Alert, Form } from 'antd';
import { useState } from 'react';
import { ModalSubstituir } from '../execucao/ModalSubstituir.js';
import { escolhaDoEvento, type MudancaDoEvento } from './alvos.js';
import { useCardapiosPara, useLancamentosDoEvento, useNasOutrasUnidades, useTrocar } from './calendario.api.js';
import type { ComidaDosEventos } from './comida.js';
import { Desvincular } from './Desvincular.js';
import { DetalhesDoEvento } from './DetalhesDoEvento.js';
import { EventoSemLancamentos } from './EventoSemLancamentos.js';
import { LinhaDoEvento } from './LinhaDoEvento.js';
import type { Evento, EventoLido } from './eventos.js';
import { ModalMover } from './ModalMover.js';
import { enviarPerguntando, foiDesistencia } from './perguntar.js';
import { SubstituirPrato, type PratoLancado } from './SubstituirPrato.js';
import { UnidadesDoEvento } from './UnidadesDoEvento.js';

const ENTIDADE = { artigo: 'o', nome: 'Cardápio' } as const;

interface ModalEventoProps {
  evento: Evento;
  /** The unit of the calendar; null for the calendar of all units. */
  unidade: number | null;
  comida: ComidaDosEventos;
  /** Moves the launches of the chosen units to a day, 'YYYY-MM-DD'. */
  aoMover: (lancamentos: Lancamento[], dia: string) => void;
  aoFechar: () => void;
}

/** A menu of a day: change it or unbind it, at one unit or at several that have it. */
export function ModalEvento({ evento, unidade, comida, aoMover, aoFechar }: ModalEventoProps) {
  const { mutateAsync: trocar } = useTrocar();
  const temOutras = useSessao(({ auth }) => (auth.usuario?.estoques.length ?? 0) > 1);
  const lidos = useLancamentosDoEvento(evento);
  const lido = lidos.data && { ...evento, lancamentos: lidos.data };
  const [primeiro] = lidos.data ?? [];
  const [substituido, setSubstituido] = useState<PratoLancado>();
  const [movidos, setMovidos] = useState<Lancamento[]>();
  // The calendar of all units knows every launch of the day; that of one has to ask.
  const outras = useNasOutrasUnidades(evento, unidade !== null && temOutras ? (primeiro ?? null) : null);
  const escolha = escolhaDoEvento({ lancamentos: lidos.data ?? [] }, outras.data);
  const { principal } = escolha;
  return (
    <>
      <ModalFormulario<MudancaDoEvento>
        entidade={ENTIDADE}
        titulo={`${nomeComum(evento.cardapio.nome)} – ${evento.data}`}
        largura="GAVETA"
        rotuloSalvar="Trocar cardápio"
        salvarDesabilitado={
          !primeiro || (principal !== undefined && (principal.refeicoes > 0 || principal.unidade.desativada === true))
        }
        confirmacao={({ unidadesEducacionais }) =>
          `Deseja realmente trocar o Cardápio${escolha.emQuantas(unidadesEducacionais)}?`
        }
        sucesso="Cardápio trocado com sucesso!"
        valores={{ unidadesEducacionais: [] }}
        aoSalvar={({ unidadesEducacionais, cardapio }) => {
          const { lancamento, unidades } = escolha.alvos(unidadesEducacionais);
          return enviarPerguntando((confirmado) => trocar({ lancamento, unidades, cardapio, confirmado }));
        }}
        aoFalhar={foiDesistencia}
        aoFechar={aoFechar}
      >
        {lido && primeiro ? (
          <Conteudo
            evento={lido}
            escolha={escolha}
            consulta={outras}
            comida={comida}
            aoSubstituir={setSubstituido}
            aoMover={setMovidos}
            aoFechar={aoFechar}
          />
        ) : (
          <EventoSemLancamentos consulta={lidos} />
        )}
      </ModalFormulario>
      {movidos && (
        <ModalMover
          lancamentos={movidos}
          aoEscolher={(dia) => {
            aoFechar();
            aoMover(movidos, dia);
          }}
          aoFechar={() => setMovidos(undefined)}
        />
      )}
      {substituido && <ModalSubstituir {...substituido} aoFechar={() => setSubstituido(undefined)} />}
    </>
  );
}

interface ConteudoProps {
  evento: EventoLido;
  escolha: ReturnType<typeof escolhaDoEvento>;
  consulta: ReturnType<typeof useNasOutrasUnidades>;
  comida: ComidaDosEventos;
  aoSubstituir: (prato: PratoLancado) => void;
  aoMover: (lancamentos: Lancamento[]) => void;
  aoFechar: () => void;
}

function Conteudo({ evento, escolha, consulta, comida, aoSubstituir, aoMover, aoFechar }: ConteudoProps) {
  const cardapios = useCardapiosPara('DIARIO');
  const marcadas = Form.useWatch('unidadesEducacionais', Form.useFormInstance<MudancaDoEvento>()) ?? [];
  const { principal } = escolha;
  const opcoes = cardapios.data
    ?.filter((cardapio) => cardapio.id !== evento.cardapio.id)
    .map((cardapio) => ({ valor: cardapio.id, rotulo: nomeComum(cardapio.nome) }));
  return (
    <>
      <LinhaDoEvento evento={evento} comUnidades={principal !== undefined} />
      <DetalhesDoEvento evento={evento} comida={comida} />
      {principal && principal.refeicoes > 0 && (
        <Alert
          type="info"
          showIcon
          style={{ marginBottom: 16 }}
          title={
            principal.refeicoes === 1
              ? 'Já há 1 refeição registrada com este cardápio.'
              : `Já há ${principal.refeicoes} refeições registradas com este cardápio.`
          }
          description="Para trocar ou desvincular, exclua antes o registro no histórico de execução."
        />
      )}
      {principal?.unidade.desativada && (
        <Alert
          type="info"
          showIcon
          style={{ marginBottom: 16 }}
          title="Esta unidade está desativada."
          description="O cardápio pode ser desvinculado, mas não trocado."
        />
      )}
      {principal && principal.refeicoes === 0 && !principal.unidade.desativada && (
        <SubstituirPrato lancamento={principal} aoEscolher={aoSubstituir} />
      )}
      <UnidadesDoEvento escolha={escolha} marcadas={marcadas} consulta={consulta} />
      <Campo nome="cardapio" rotulo="Trocar por" obrigatorio>
        <SelectOpcoes<number> opcoes={opcoes} consulta={cardapios} de="outrosCardapios" />
      </Campo>
      <Desvincular escolha={escolha} marcadas={marcadas} aoMover={aoMover} aoFechar={aoFechar} />
    </>
  );
}
