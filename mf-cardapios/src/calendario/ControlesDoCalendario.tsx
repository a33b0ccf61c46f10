import { ROTULOS_TIPO_LANCAMENTO, TIPOS_LANCAMENTO } from '@merenda/shared/contratos';
import { Button, Flex, Segmented } from 'antd';
import type { ComponentProps } from 'react';
import { BotaoConformidade } from '../conformidade/BotaoConformidade.js';
import { BotaoSugerir } from '../sugestao/BotaoSugerir.js';
import { segundaDe } from '../sugestao/criterios.js';
import { EscolhaDeUnidade } from '../unidade/EscolhaDeUnidade.js';
import { Navegacao } from './Navegacao.js';
import { SoConsulta } from './SoConsulta.js';
import type { EnderecoDoCalendario, Visao } from './useEnderecoDoCalendario.js';

interface ControlesDoCalendarioProps extends Omit<ComponentProps<typeof Navegacao>, 'aoMudar'> {
  unidade: number | null;
  aoEscolherUnidade: (unidade: number | null) => void;
  aoMudar: EnderecoDoCalendario['mudar'];
  podeVincular: boolean;
  /** Absent where the user only reads the calendar. */
  aoMarcar?: () => void;
  marcando?: boolean;
  /** Absent on narrow screens too, where nothing is dragged. */
  aoMostrarLista?: () => void;
  comLista?: boolean;
}

/** Above the calendar: the unit, the view, the week or month with its conformity, the legend. */
export function ControlesDoCalendario({
  unidade,
  aoEscolherUnidade,
  aoMudar,
  podeVincular,
  aoMarcar,
  marcando = false,
  aoMostrarLista,
  comLista = false,
  ...navegacao
}: ControlesDoCalendarioProps) {
  return (
    <>
      {!podeVincular && <SoConsulta />}
      <Flex wrap gap="middle" align="end" justify="space-between" style={{ marginBottom: 16 }}>
        <EscolhaDeUnidade
          unidade={unidade}
          aoEscolher={aoEscolherUnidade}
          semUnidade="Todas as minhas unidades"
          limpavel
        />
        <Flex wrap gap="small" align="center">
          {aoMostrarLista && (
            <Button aria-pressed={comLista} onClick={aoMostrarLista}>
              {comLista ? 'Ocultar cardápios' : 'Mostrar cardápios'}
            </Button>
          )}
          {aoMarcar && (
            <Button disabled={marcando} onClick={aoMarcar}>
              Marcar vários
            </Button>
          )}
          <Segmented<Visao>
            aria-label="Visão do calendário"
            value={navegacao.visao}
            onChange={(visao) => aoMudar({ visao, data: navegacao.data })}
            options={[
              { value: 'semana', label: 'Semana' },
              { value: 'mes', label: 'Mês' },
              { value: 'lista', label: 'Lista' },
            ]}
          />
        </Flex>
      </Flex>
      <Flex wrap gap="middle" align="center" justify="space-between" style={{ marginBottom: 12 }}>
        <Flex wrap gap="small" align="center">
          <Navegacao {...navegacao} aoMudar={(data) => aoMudar({ data })} />
          <BotaoConformidade unidade={unidade} dia={navegacao.data} />
          <BotaoSugerir comeco={{ unidade: unidade ?? undefined, de: segundaDe(navegacao.data) }} />
        </Flex>
        <Legenda />
      </Flex>
    </>
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
      <li>
        <span aria-hidden className="calendario-marca calendario-sem-aula" />
        Sem aula
      </li>
    </ul>
  );
}
