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
  return (
    <Button type="text" className="sugestao-vaga" onClick={() => aoAbrir(dia, vaga)}>
      <span className="so-leitor">{nomeDaVaga(dia, vaga)}: </span>
      <span>
        {fixo && <Icone de={PushpinOutlined} />} {nomeComum(vaga.prato.nome)}
        {fixo && <span className="so-leitor">, fixo</span>}
      </span>
      {vaga.custo !== null && <small>{formatarMoeda(vaga.custo)}</small>}
    </Button>
  );
}
