import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { usePermissao } from '@merenda/shared';
import { BotaoComPainel, Icone } from '@merenda/shared/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { ModalCalendarioEscolar } from '../calendario-escolar/ModalCalendarioEscolar.js';
import { CardapiosDeTodas } from './CardapiosDeTodas.js';
import { mesDe, periodoDoMes } from './mes.js';
import { ModalFeriados } from './ModalFeriados.js';
import { ModalRelatorio } from './ModalRelatorio.js';

interface AcoesDoCalendarioProps {
  unidade: number | null;
  /** The day whose week or month is shown, 'YYYY-MM-DD'. */
  data: string;
}

/** The school calendar, the holidays and the report: of one unit with its modal, of all units as one file. */
export function AcoesDoCalendario({ unidade, data }: AcoesDoCalendarioProps) {
  const [janela, setJanela] = useState<'RELATORIO' | 'FERIADOS' | 'ESCOLAR'>();
  const comPermissao = usePermissao('CARDAPIOS');
  const ano = data.slice(0, 4);
  const mes = periodoDoMes(mesDe(data));
  const fechar = () => setJanela(undefined);
  return (
    <>
      {comPermissao && <Button onClick={() => setJanela('ESCOLAR')}>Calendário escolar</Button>}
      {comPermissao && <Button onClick={() => setJanela('FERIADOS')}>Feriados</Button>}
      {unidade === null ? (
        <BotaoComPainel rotulo="Relatório" nomeDoPainel="Cardápios do mês de todas as unidades">
          {() => <CardapiosDeTodas periodo={mes} />}
        </BotaoComPainel>
      ) : (
        <Button icon={<Icone de={PrinterOutlined} />} onClick={() => setJanela('RELATORIO')}>
          Relatório
        </Button>
      )}
      {janela === 'ESCOLAR' && <ModalCalendarioEscolar ano={ano} aoFechar={fechar} />}
      {janela === 'FERIADOS' && <ModalFeriados ano={ano} aoFechar={fechar} />}
      {janela === 'RELATORIO' && unidade !== null && (
        <ModalRelatorio unidade={unidade} periodo={mes} aoFechar={fechar} />
      )}
    </>
  );
}
