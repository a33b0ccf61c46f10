import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** What is shown in the place of children that failed, while loading or while drawing. */
  falha: ReactNode;
  aoFalhar: (erro: unknown) => void;
}

/** Error boundary of one area. React knows boundaries only as classes. */
export class LimiteDaArea extends Component<Props, { falhou: boolean }> {
  override state = { falhou: false };

  static getDerivedStateFromError() {
    return { falhou: true };
  }

  override componentDidCatch(erro: unknown) {
    this.props.aoFalhar(erro);
  }

  override render() {
    return this.state.falhou ? this.props.falha : this.props.children;
  }
}
