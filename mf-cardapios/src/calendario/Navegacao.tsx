import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { somarDias } from '@merenda/shared/regras';
import { Icone } from '@merenda/shared/ui';
import { Button, Flex, Spin, Typography } from 'antd';
import { mesDe, mesVizinho, nomeDaSemana, nomeDoMes } from './mes.js';
import type { Visao } from './useEnderecoDoCalendario.js';

interface NavegacaoProps {
  visao: Visao;
  /** The day whose week or month is shown. */
  data: string;
  aoMudar: (data: string) => void;
  aoIrParaHoje: () => void;
  /** Whether today is in sight already. */
  emHoje: boolean;
  carregando: boolean;
}

/** The name of the week or the month between 'before' and 'after', and the way back to the current one. */
export function Navegacao({ visao, data, aoMudar, aoIrParaHoje, emHoje, carregando }: NavegacaoProps) {
  const semanal = visao === 'semana';
  const andar = (sentido: -1 | 1) =>
    aoMudar(semanal ? somarDias(data, 7 * sentido) : `${mesVizinho(mesDe(data), sentido)}-01`);
  return (
    <Flex gap="small" align="center" wrap>
      {/* On a phone the name of a week wraps between its buttons. */}
      <Flex gap="small" align="center">
        <Button
          style={{ flex: 'none' }}
          icon={<Icone de={LeftOutlined} />}
          aria-label={semanal ? 'Semana anterior' : 'Mês anterior'}
          onClick={() => andar(-1)}
        />
        <Typography.Title
          level={2}
          aria-live="polite"
          style={{
            margin: 0,
            fontSize: 18,
            lineHeight: 1.25,
            flex: semanal ? '0 1 280px' : '0 1 180px',
            minWidth: 0,
            textAlign: 'center',
          }}
        >
          {semanal ? nomeDaSemana(data) : nomeDoMes(mesDe(data))}
        </Typography.Title>
        <Button
          style={{ flex: 'none' }}
          icon={<Icone de={RightOutlined} />}
          aria-label={semanal ? 'Próxima semana' : 'Próximo mês'}
          onClick={() => andar(1)}
        />
      </Flex>
      <span className="calendario-hoje">
        <Button disabled={emHoje} onClick={aoIrParaHoje}>
          Hoje
        </Button>
        {carregando && <Spin size="small" aria-label="Atualizando" />}
      </span>
    </Flex>
  );
}
