import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { usePermissao } from '@merenda/shared';
import { Icone } from '@merenda/shared/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { ModalCalendarioEscolar } from '../calendario-escolar/ModalCalendarioEscolar.js';
import { mesDe, periodoDoMes } from './mes.js';
import { ModalFeriados } from './ModalFeriados.js';
import { ModalRelatorio } from './ModalRelatorio.js';

interface AcoesDoCalendarioProps {
  unidade: number | null;
  /** The day whose week or month is shown, 'YYYY-MM-DD'. */
  data: string;
}

/** The school calendar, the holidays and the report, each with its modal. */
export function AcoesDoCalendario({ unidade, data }: AcoesDoCalendarioProps) {
  const [janela, setJanela] = useState<'RELATORIO' | 'FERIADOS' | 'ESCOLAR'>();
  const comPermissao = usePermissao('CARDAPIOS');
  const ano = data.slice(0, 4);
  const fechar = () => setJanela(undefined);
  return (
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
      {janela === 'ESCOLAR' && <ModalCalendarioEscolar ano={ano} aoFechar={fechar} />}
      {janela === 'FERIADOS' && <ModalFeriados ano={ano} aoFechar={fechar} />}
      {janela === 'RELATORIO' && unidade !== null && (
        <ModalRelatorio unidade={unidade} periodo={periodoDoMes(mesDe(data))} aoFechar={fechar} />
      )}
    </>
  );
}
