import PushpinOutlined from '@ant-design/icons/PushpinOutlined';
import { formatarMoeda, nomeComum } from '@merenda/shared/formatos';
import { Icone } from '@merenda/shared/ui';
import { Button } from 'antd';
import { nomeDaVaga } from './nomes.js';
import { estaFixo, type Escolhas, type Vaga } from './proposta.js';

interface CelulaDaVagaProps {
  /** 'DD/MM/YYYY' */
  dia: string;
  vaga: Vaga;
  escolhas: Escolhas;
  aoAbrir: (dia: string, vaga: Vaga) => void;
}

/** The dish of a meal; it opens why it is there, and its alternatives. */
export function CelulaDaVaga({ dia, vaga, escolhas, aoAbrir }: CelulaDaVagaProps) {
  const fixo = estaFixo(escolhas, { dia, hora: vaga.hora, tipo: vaga.tipo });
  const nome = nomeComum(vaga.prato.nome);
  const custo = vaga.custo === null ? null : formatarMoeda(vaga.custo);
  return (
    <Button
      type="text"
      className="sugestao-vaga"
      aria-label={[`${nomeDaVaga(dia, vaga)}: ${nome}`, fixo && 'fixo', custo].filter(Boolean).join(', ')}
      onClick={() => aoAbrir(dia, vaga)}
    >
      <span>
        {nome} {fixo && <Icone de={PushpinOutlined} />}
      </span>
      {custo !== null && <small>{custo}</small>}
    </Button>
  );
}
