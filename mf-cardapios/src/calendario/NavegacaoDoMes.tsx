import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { Icone } from '@merenda/shared/ui';
import { Button, Flex, Spin, Typography } from 'antd';
import { mesVizinho, nomeDoMes } from './mes.js';

interface NavegacaoDoMesProps {
  /** 'YYYY-MM'. */
  mes: string;
  aoMudar: (mes: string) => void;
  aoIrParaHoje: () => void;
  /** Whether today is in sight already. */
  emHoje: boolean;
  carregando: boolean;
}

/** The month's name between 'before' and 'after', and the way back to the current one. */
export function NavegacaoDoMes({ mes, aoMudar, aoIrParaHoje, emHoje, carregando }: NavegacaoDoMesProps) {
  return (
    <Flex gap="small" align="center" wrap>
      <Button
        icon={<Icone de={LeftOutlined} />}
        aria-label="Mês anterior"
        onClick={() => aoMudar(mesVizinho(mes, -1))}
      />
      <Typography.Title
        level={2}
        aria-live="polite"
        style={{ margin: 0, fontSize: 18, minWidth: 180, textAlign: 'center' }}
      >
        {nomeDoMes(mes)}
      </Typography.Title>
      <Button
        icon={<Icone de={RightOutlined} />}
        aria-label="Próximo mês"
        onClick={() => aoMudar(mesVizinho(mes, 1))}
      />
      <Button disabled={emHoje} onClick={aoIrParaHoje}>
        Hoje
      </Button>
      {carregando && <Spin size="small" aria-label="Atualizando" />}
    </Flex>
  );
}
