import { numeroDaMeta } from './metas.js';
import { formatarNutriente, SEM_VALOR } from '@merenda/shared/formatos';
import { escreverCusto, valorConhecido } from '@merenda/shared/regras';
import { Button, Modal } from 'antd';
import { useQuadroDoModal } from '@merenda/shared/ui';
import { useState, type ReactNode } from 'react';
import './composicao.css';
import { PainelPorAluno, type ParteDaComposicao } from './PainelPorAluno.js';
import type { Composicao } from './useComposicao.js';

interface ComPainelProps extends ParteDaComposicao {
  composicao: Composicao;
  /** The fields. */
  children: ReactNode;
}

/**
 * Fields with the panel 'Por aluno' beside them. Where there is no room for it, a strip above the fields has its two main
 * figures and opens it; it stays in sight, also above the keyboard of a phone.
 */
export function ComPainel({ children, ...painel }: ComPainelProps) {
  const [aberto, setAberto] = useState(false);
  const quadro = useQuadroDoModal('GAVETA');
  const { linhas, resumo, vazia } = painel.composicao;
  const energia = linhas.find(({ nome }) => nome === 'caloria');
  const valor = energia ? valorConhecido(energia) : null;
  return (
    <div className="composicao">
      <div className="composicao-faixa">
        <Button aria-haspopup="dialog" aria-expanded={aberto} onClick={() => setAberto(true)}>
          {/* One child: a button puts its children side by side. */}
          <span>
            Por aluno:{' '}
            {vazia ? 'nada escolhido' : <strong>{valor === null ? SEM_VALOR : formatarNutriente(valor)} kcal</strong>}
            {resumo && resumo.custo.valor !== null && ` · ${escreverCusto(resumo.custo)}`}
            {/* One line where there is no norm: the strip lies over the fields. */}
            {!vazia && painel.composicao.metas.total > 0 && ` · ${numeroDaMeta(painel)}`}
          </span>
        </Button>
      </div>
      <div className="composicao-colunas">
        <div className="composicao-campos">{children}</div>
        <section className="composicao-painel" aria-label="Por aluno" tabIndex={0}>
          <PainelPorAluno {...painel} />
        </section>
      </div>
      <Modal
        title="Por aluno"
        open={aberto}
        onCancel={() => setAberto(false)}
        footer={null}
        destroyOnHidden
        {...quadro}
      >
        <PainelPorAluno {...painel} semTitulo />
      </Modal>
    </div>
  );
}
