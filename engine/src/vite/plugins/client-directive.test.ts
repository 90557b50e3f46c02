import { describe, expect, it } from 'vitest';
import { findReadsChildren } from './client-directive.ts';

describe('findReadsChildren', () => {
  it.each([
    ['const A = ({ children }) => <b>{children}</b>;', undefined],
    ['const A = (props) => <b>{props.children}</b>;', undefined],
    ['Children.map(props.children, (child) => child.props.label)', {}],
    ['class A { render() { return Children.count(this.props.children); } }', {}],
    ['Children.map(children, (child) => child.props.children)', { inner: true }],
    ['children.map((child) => { const { label, children: inner } = child.props; })', { inner: true }],
    ['children.map(({ props: { label, children } }) => children)', { inner: true }],
    ["children.find((child) => child?.type?.displayName === 'Baş')", { type: true }],
    ['children.map((child) => child.type.name === "h2" && child.props?.children)', { inner: true, type: true }],
  ])('says what is looked at by %s', (code, expected) => {
    expect(findReadsChildren(code)).toEqual(expected);
  });
});
