import { avisos } from '@merenda/shared';
import type { Lancamento, MudancaDoCalendario } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { SelectOpcoes } from '@merenda/shared/ui';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { lerLancamentos, useCardapiosPara } from './calendario.api.js';
import type { Evento } from './eventos.js';
import { visto } from './useMudancas.js';

interface BarraDaSelecaoProps {
  eventos: readonly Evento[];
  aoPedir: (mudanca: MudancaDoCalendario) => void;
  aoSair: () => void;
}

/** What can be done with the ticked events of several days: change their cardápio or unbind them, at all their units. */
export function BarraDaSelecao({ eventos, aoPedir, aoSair }: BarraDaSelecaoProps) {
  const cardapios = useCardapiosPara('DIARIO');
  const [cardapio, setCardapio] = useState<number>();
  const [lendo, setLendo] = useState(false);
  const impedido = eventos.length === 0 || lendo;

  async function pedir(mudanca: (lancamentos: Pick<Lancamento, 'id' | 'versao'>[]) => MudancaDoCalendario) {
    setLendo(true);
    try {
      aoPedir(mudanca((await lerLancamentos(eventos)).map(visto)));
    } catch (erro) {
      avisos.falha(erro);
    } finally {
      setLendo(false);
    }
  }

  return (
    <Flex wrap gap="small" align="center" role="group" aria-label="Cardápios marcados" className="calendario-selecao">
      <span aria-live="polite">
        {eventos.length === 0
          ? 'Marque cardápios no calendário.'
          : eventos.length === 1
            ? '1 cardápio marcado'
            : `${eventos.length} cardápios marcados`}
      </span>
      <SelectOpcoes<number>
        aria-label="Trocar por"
        placeholder="Trocar por…"
        style={{ width: 'min(280px, 100%)' }}
        value={cardapio}
        onChange={(valor) => setCardapio(valor)}
        opcoes={cardapios.data?.map(({ id, nome }) => ({ valor: id, rotulo: nomeComum(nome) }))}
        consulta={cardapios}
        de="cardapios"
      />
      <Button
        disabled={impedido || cardapio === undefined}
        onClick={() =>
          cardapio !== undefined &&
          void pedir((lancamentos) => ({ acao: 'TROCAR', lancamentos, cardapio: { id: cardapio } }))
        }
      >
        Trocar
      </Button>
      <Button
        danger
        disabled={impedido}
        onClick={() => void pedir((lancamentos) => ({ acao: 'DESVINCULAR', lancamentos }))}
      >
        Desvincular
      </Button>
      <Button onClick={aoSair}>Concluir</Button>
    </Flex>
  );
}
