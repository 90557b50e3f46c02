/** The JSX runtime, in a file of its own beside React: the search box uses it without React. */
import 'react/jsx-runtime';
