import { Alerta } from '@merenda/shared/ui';
import { Button } from 'antd';
import { Link } from 'react-router-dom';

interface FaixaDoCensoProps {
  posicao: number;
  total: number;
  acabou: boolean;
  seguir: () => void;
}

/** Which of the schools of the census the form shows; after the last one, what comes next. */
export function FaixaDoCenso({ posicao, total, acabou, seguir }: FaixaDoCensoProps) {
  return acabou ? (
    <Alerta
      type="success"
      title={
        <>
          Não há mais escolas do Censo sem unidade. <Link to="/gerenciar-unidade">Importe o Censo de novo</Link> para
          gravar as matrículas delas.
        </>
      }
      style={{ marginBottom: 16 }}
    />
  ) : (
    <Alerta
      type="info"
      title={`Escola ${posicao + 1} de ${total} do Censo Escolar sem unidade. O Censo não traz o telefone: preencha o que falta e confira o resto.`}
      acao={<Button onClick={seguir}>Pular esta escola</Button>}
      style={{ marginBottom: 16 }}
    />
  );
}
